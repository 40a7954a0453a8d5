// Replaces the normalization tables of the standard library, which are a twentieth of a compressed program, by functions for which every character is its
// own normal form. Strings of such a program are equal if their bytes are equal. Names, ids and keys of the rules are compared like that in any case: the
// bundle contains them in one form, and requests must contain the same bytes.
#include <stddef.h>
#include <stdint.h>

const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;

uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first, (void)second;
  return UINT32_MAX;
}
