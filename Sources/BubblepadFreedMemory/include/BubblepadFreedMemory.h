#ifndef BubblepadFreedMemory_H
#define BubblepadFreedMemory_H

// Nothing is called here: the program's `free` and `realloc` are these, for every thread and library in it.
// They overwrite all that is freed, from the start of the program on.

#endif
