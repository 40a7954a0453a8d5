// The memory allocator for Swift: blocks whose size is a power of two, with a free list for each size.
//
// A freed block serves the next allocation of its size, so that the memory in use is bounded by the need of one request, regardless of the
// number of requests. Blocks are never merged, which keeps every operation simple and constant in time.
#include <stddef.h>
#include <stdint.h>

#define ALIGNMENT 16
#define PAGE 65536

// The header before each allocation, which it aligns.
typedef struct Block {
  struct Block *next;
  uint32_t class;
  uint32_t padding[2];
} Block;
_Static_assert(sizeof(Block) == ALIGNMENT, "the memory after the header has the alignment of the header");

extern unsigned char __heap_base;

static Block *freed[32];
static uintptr_t top;

// Returns the next unused memory, or 0 if the host provides no more. It reads the size of the memory each time, because a host can restore an earlier
// state of the memory.
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

// Swift's standard library and the runtime need at most 16 bytes of alignment. A greater alignment fails.
int posix_memalign(void **result, size_t alignment, size_t size) {
  const int invalid = 22, exhausted = 12;
  if (alignment > ALIGNMENT) return invalid;
  *result = malloc(size);
  return *result ? 0 : exhausted;
}
