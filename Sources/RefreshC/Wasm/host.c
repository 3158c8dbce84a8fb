// What the module and the page that it is on ask of each other, beside the calls of RefreshC.

#include <stddef.h>
#include <stdint.h>
#include "RefreshC.h"

int posix_memalign(void **result, size_t alignment, size_t bytes);
void free(void *pointer);

// Notifies the page of an event.
__attribute__((import_module("host"), import_name("notify")))
void notify(int32_t list, int32_t slot, int32_t event, int32_t old, int32_t new);

// Notifies the page of the events of a list: pages have no function pointers.
int32_t refresh_listen_from_page(int32_t list) {
  return refresh_listen(list, notify);
}

// Has the page measure a text.
__attribute__((import_module("host"), import_name("measure")))
double measure(int32_t list, const char *text, double font_size);

// Has the page measure the texts of a list.
int32_t refresh_measure_by_page(int32_t list) {
  return refresh_set_measure(list, measure);
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
