// The functions of a C library that Embedded Swift calls, for a module without a C library.
//
// Blocks have sizes of 16, 32, 64 ... bytes, each after a header of 16 bytes with its size. A block that
// is freed waits for the next one of its size; the module's memory grows, and never shrinks.

#include <stddef.h>
#include <stdint.h>

enum { pageSize = 65536, headerSize = 16, sizeCount = 27, noMemory = 12 };

typedef struct Block {
  uint32_t size;       // The place in `freed`.
  struct Block *next;  // The next one that is free.
} Block;

extern unsigned char __heap_base;
static uintptr_t top;
static Block *freed[sizeCount];

static Block *grow(uint32_t size) {
  if (!top) top = ((uintptr_t)&__heap_base + headerSize - 1) & -(uintptr_t)headerSize;
  size_t bytes = headerSize + ((size_t)16 << size);
  size_t room = __builtin_wasm_memory_size(0) * pageSize - top;
  if (bytes > room) {
    size_t pages = (bytes - room + pageSize - 1) / pageSize;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  Block *block = (Block *)top;
  block->size = size;
  top += bytes;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  uint32_t size = 0;
  while (size < sizeCount && ((size_t)16 << size) < bytes) size++;
  if (alignment > headerSize || size == sizeCount) return noMemory;
  Block *block = freed[size];
  if (block) {
    freed[size] = block->next;
  } else {
    block = grow(size);
  }
  if (!block) return noMemory;
  *result = (unsigned char *)block + headerSize;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - headerSize);
  block->next = freed[block->size];
  freed[block->size] = block;
}

// With bulk memory operations, the built-ins are single instructions and not calls of these.

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) {
  return __builtin_memset(to, byte, count);
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Dictionaries are seeded by this. It is the same every time, and so is whatever follows from it.
void arc4random_buf(void *to, size_t count) {
  __builtin_memset(to, 0x5a, count);
}

// Halves are rounded away from 0.
double round(double number) {
  double whole = __builtin_trunc(number);
  double rest = __builtin_fabs(number - whole);
  return rest >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

// What a function that keeps an array on the stack looks at before it returns.

uintptr_t __stack_chk_guard = 0x5a5a00ff;

_Noreturn void __stack_chk_fail(void) {
  __builtin_trap();
}

// The product of two numbers of 128 bits, by which digits of numbers are found. The compiler calls it.
__int128 __multi3(__int128 a, __int128 b) {
  const uint64_t low = 0xffffffff;
  uint64_t a0 = (uint64_t)a & low, a1 = (uint64_t)a >> 32;
  uint64_t b0 = (uint64_t)b & low, b1 = (uint64_t)b >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  uint64_t other = a0 * b1 + (middle & low);
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(a >> 64) * (uint64_t)b + (uint64_t)a * (uint64_t)(b >> 64);
  return (__int128)((unsigned __int128)high << 64 | (uint64_t)a * (uint64_t)b);
}
