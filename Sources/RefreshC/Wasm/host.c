// What the module and the page that it is on ask of each other, beside the calls of RefreshC.

#include <stddef.h>
#include <stdint.h>
#include "RefreshC.h"

int posix_memalign(void **result, size_t alignment, size_t bytes);
void free(void *pointer);

// Hears of what happens; the module's only import.
__attribute__((import_module("host"), import_name("heard")))
void heard(int32_t list, int32_t slot, int32_t event, int32_t old, int32_t new);

// Has the page hear of what happens in a list: pages have no function pointers to listen with.
int32_t refresh_listen_from_page(int32_t list) {
  return refresh_listen(list, heard);
}

// Room in the module's memory for texts and numbers, aligned for both; 0 where there is none left.
void *refresh_allocate(size_t bytes) {
  void *room = NULL;
  return posix_memalign(&room, 16, bytes) == 0 ? room : NULL;
}

// Takes that room back.
void refresh_release(void *room) {
  free(room);
}
