#ifndef CFileShims_H
#define CFileShims_H
#endif
