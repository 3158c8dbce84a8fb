// Unicode's data for the comparison of texts: none. Two texts are equal in the module where their scalars are,
// so that an accent is not the same in a letter and behind it. The kit compares the names of values, which are
// ASCII, and asks whether a text has changed. The tables would be a seventh of the module.
//
// These are the functions of the standard library that its normal forms use. It is compiled for the optimizer
// of the linker, which removes what depends on them.

#include <stdint.h>

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

// Every scalar is by itself, and has no other form.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }

// No two scalars are one.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
