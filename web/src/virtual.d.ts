/** Changes with the drawings of the boards; see build/drawings.ts. */
declare const __DRAWINGS__: string

declare module 'virtual:words' {
  const languages: Record<string, () => Promise<{ default: string }>>
  export default languages
}

declare module 'virtual:editor-words' {
  const languages: Record<string, () => Promise<{ default: string }>>
  export default languages
}
