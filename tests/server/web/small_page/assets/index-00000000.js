document.title = "small"
