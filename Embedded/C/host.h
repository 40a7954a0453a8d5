// What the Swift host needs from C: the embedded bundle, and functions to read and write.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bundle, and its size in bytes: an embedded array, or bytes that the host provides.
const unsigned char *_Nullable rulebook_bundle_start(void);
size_t rulebook_bundle_size(void);

/// Reads the input into the buffer. Returns the number of bytes, 0 at the end of the input, or a negative number on failure.
intptr_t host_read(unsigned char *_Nonnull buffer, size_t size);
/// Writes all bytes to the output. Returns false on failure.
_Bool host_write(const unsigned char *_Nonnull bytes, size_t count);
/// Writes all bytes to the error stream.
void host_complain(const unsigned char *_Nonnull bytes, size_t count);
