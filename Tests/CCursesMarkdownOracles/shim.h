// Two parsers that others have written, which the tests hold ours against.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <md4c-html.h>

// A macro of macros, which Swift does not import.
enum { ORACLE_MD4C_GITHUB = MD_DIALECT_GITHUB };
