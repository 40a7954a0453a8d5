// Memory for Swift: blocks of a power of two, each size with a list of the freed ones.
//
// A freed block serves the next request for its size, so the memory in use is bounded by what one request needs at once, however many
// requests there are. Blocks are never joined: simple, and constant in time.
#include <stddef.h>
#include <stdint.h>

#define ALIGNMENT 16
#define PAGE 65536

// Stands before the memory that is given out, which it aligns.
typedef struct Block {
  struct Block *next;
  uint32_t class;
  uint32_t padding[2];
} Block;
_Static_assert(sizeof(Block) == ALIGNMENT, "a block's memory is aligned as the block is");

extern unsigned char __heap_base;

static Block *freed[32];
static uintptr_t top;

// The next bytes of the memory that nobody has used yet, 0 when the host gives no more. How much there is, is asked each time: a host may put back
// what memory held before it grew.
static uintptr_t fresh(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
  size_t left = __builtin_wasm_memory_size(0) * PAGE - top;
  if (size > left && __builtin_wasm_memory_grow(0, (size - left + PAGE - 1) / PAGE) == SIZE_MAX) return 0;
  uintptr_t start = top;
  top += size;
  return start;
}

void *malloc(size_t size) {
  if (size > (1u << 30) - sizeof(Block)) return NULL;
  uint32_t class = 5;
  while (((size_t)1 << class) - sizeof(Block) < size) class++;
  Block *block = freed[class];
  if (block) {
    freed[class] = block->next;
  } else {
    block = (Block *)fresh((size_t)1 << class);
    if (!block) return NULL;
    block->class = class;
  }
  return block + 1;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)memory - 1;
  block->next = freed[block->class];
  freed[block->class] = block;
}

// Nothing in Swift's standard library or in the runtime asks for more than 16 bytes of alignment; who does learns it at once.
int posix_memalign(void **result, size_t alignment, size_t size) {
  const int invalid = 22, exhausted = 12;
  if (alignment > ALIGNMENT) return invalid;
  *result = malloc(size);
  return *result ? 0 : exhausted;
}
