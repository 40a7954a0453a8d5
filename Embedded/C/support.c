// Functions of a C library and a compiler's library that compiled Swift needs; this target has neither. Each of the first three builtins
// compiles to one instruction of WebAssembly (bulk memory).
#include <stddef.h>
#include <stdint.h>

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *left = a, *right = b;
  for (size_t index = 0; index < count; index++)
    if (left[index] != right[index]) return left[index] < right[index] ? -1 : 1;
  return 0;
}

// Returns the product of two 128-bit numbers. Swift calls it to multiply 64-bit numbers with a check for overflow.
__int128 __multi3(__int128 a, __int128 b) {
  const uint64_t low = UINT32_MAX;
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  uint64_t ll = (x & low) * (y & low), lh = (x & low) * (y >> 32), hl = (x >> 32) * (y & low), hh = (x >> 32) * (y >> 32);
  uint64_t middle = (ll >> 32) + (lh & low) + (hl & low);
  uint64_t high = hh + (lh >> 32) + (hl >> 32) + (middle >> 32);
  high += x * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * y;
  return (__int128)((unsigned __int128)high << 64 | (middle << 32 | (ll & low)));
}

// A function with an array on the stack checks on return that this word after the array is unchanged.
uintptr_t __stack_chk_guard = 0x5275A10C;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
