// The bundle of a program without embedded rules. The host calls `reserve` with the size of a bundle, writes the bundle to the returned address, and then
// calls `open`.
#include "host.h"

static unsigned char *start;
static size_t count;

const unsigned char *rulebook_bundle_start(void) { return start; }
size_t rulebook_bundle_size(void) { return count; }

void *malloc(size_t size);

// Returns the address of memory for a bundle, or 0 if there is not enough memory. A program takes one bundle: a host that compares rules runs two
// programs.
__attribute__((export_name("reserve"))) void *host_reserve(size_t size) {
  if (start) return NULL;
  start = malloc(size);
  if (start) count = size;
  return start;
}
