#ifndef HEAP_H
#define HEAP_H

/* Returns the number of bytes of the heap that are in use; 0 where the C library does not count. */
long heap_bytes_in_use(void);

#endif
