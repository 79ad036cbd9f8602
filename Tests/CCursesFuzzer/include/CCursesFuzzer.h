#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its own arguments and an entry point; -1 where it is not part of the program.
int fz_run(int *count, char ***arguments, int (*entry)(const uint8_t *, size_t));
