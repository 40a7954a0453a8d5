#ifndef DRAIN_H
#define DRAIN_H

#include <stddef.h>

// Returns the number of libyaml's events for a text, or -1 if libyaml reports an error.
long drain(const unsigned char *text, size_t length);

#endif
