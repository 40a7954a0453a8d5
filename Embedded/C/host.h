// What the Swift host needs from C: the embedded bundle, and a way to read, write and stop.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bundle inside the program, and its size in bytes.
extern const unsigned char *_Nonnull const rulebook_bundle;
extern const size_t rulebook_bundle_size;

/// Bytes read into the buffer; 0 at the end of the input, less than 0 when it cannot be read.
intptr_t host_read(unsigned char *_Nonnull buffer, size_t size);
/// Writes all bytes to the output; false when it cannot be written.
_Bool host_write(const unsigned char *_Nonnull bytes, size_t count);
/// Writes all bytes where a person sees them, and not in the output.
void host_complain(const unsigned char *_Nonnull bytes, size_t count);
