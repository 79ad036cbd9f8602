#include "CCursesFuzzer.h"

// There where the program was linked with libFuzzer (`make fuzz`).
extern int LLVMFuzzerRunDriver(int *, char ***, int (*)(const uint8_t *, size_t))
    __attribute__((weak));

int fz_run(int *count, char ***arguments, int (*entry)(const uint8_t *, size_t)) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(count, arguments, entry) : -1;
}
