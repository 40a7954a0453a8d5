#ifndef DRAIN_H
#define DRAIN_H

#include <stddef.h>

// How many events libyaml makes of a text; -1 where it gives up.
long drain(const unsigned char *text, size_t length);

#endif
