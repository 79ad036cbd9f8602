#ifndef BubblepadFreedMemory_H
#define BubblepadFreedMemory_H

// Nothing is called here: the program's `free` and `realloc` are these, for every thread and library in it.
// What they overwrite says `bp_freed_memory_is_wiped` of CCursesFileShims.

#endif
