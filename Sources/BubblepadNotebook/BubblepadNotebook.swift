// Paths and the states of files, under the name of what is made of them: notes on disk.

@_exported import BubblepadPaths
