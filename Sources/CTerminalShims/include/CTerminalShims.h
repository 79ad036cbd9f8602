#ifndef CTerminalShims_H
#define CTerminalShims_H
#endif
