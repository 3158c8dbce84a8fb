#include "heap.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

long heap_bytes_in_use(void) { return (long)mallinfo2().uordblks; }
#else
long heap_bytes_in_use(void) { return 0; }
#endif
