// What the Swift host needs from C: the embedded bundle, and functions to read and write.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The embedded bundle, and its size in bytes.
extern const unsigned char *_Nonnull const rulebook_bundle;
extern const size_t rulebook_bundle_size;

/// Reads the input into the buffer. Returns the number of bytes, 0 at the end of the input, or a negative number on failure.
intptr_t host_read(unsigned char *_Nonnull buffer, size_t size);
/// Writes all bytes to the output. Returns false on failure.
_Bool host_write(const unsigned char *_Nonnull bytes, size_t count);
/// Writes all bytes to the error stream.
void host_complain(const unsigned char *_Nonnull bytes, size_t count);
