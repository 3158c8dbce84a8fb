#ifndef HEAP_H
#define HEAP_H

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

/* Returns the number of bytes of the heap that are in use; 0 where the C library does not count. */
static inline long heap_bytes_in_use(void) {
#if defined(__GLIBC__)
  return (long)mallinfo2().uordblks;
#else
  return 0;
#endif
}

#endif
