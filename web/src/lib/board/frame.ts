/** The margin of paper around the map, in its units. */
export const FRAME = 18
