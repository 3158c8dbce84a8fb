#ifndef HEAP_H
#define HEAP_H

/* How many bytes of the heap are in use; 0 where the C library does not tell. */
long heap_bytes_in_use(void);

#endif
