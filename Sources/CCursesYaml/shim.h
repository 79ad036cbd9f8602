// libyaml. It is linked statically, since a server that the program is copied to may not have it.
#ifndef CYAML_SHIM_H
#define CYAML_SHIM_H
#include <yaml.h>
#endif
