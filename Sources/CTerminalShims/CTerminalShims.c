#include "CTerminalShims.h"
