// The four functions of WASI preview 1 that the program imports, and its entry points. A host without WASI provides these four functions.
#include "host.h"

#define IMPORT(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))

typedef struct {
  const void *start;
  size_t count;
} Span;

IMPORT(fd_read) int wasi_read(int file, const Span *spans, size_t number, size_t *count);
IMPORT(fd_write) int wasi_write(int file, const Span *spans, size_t number, size_t *count);
IMPORT(random_get) int wasi_random(void *to, size_t count);
IMPORT(proc_exit) _Noreturn void wasi_exit(int status);

#define EXPORT(name) __attribute__((export_name(#name)))

int rulebook_open(void);
int rulebook_answer(void);

// A program that runs once.
EXPORT(_start) void _start(void) {
  int status = rulebook_open();
  if (status == 0) status = rulebook_answer();
  if (status != 0) wasi_exit(status);
}

// A program that stays loaded: the host calls `open` once, then `answer` for each input.
EXPORT(open) int host_open(void) { return rulebook_open(); }
EXPORT(answer) int host_answer(void) { return rulebook_answer(); }

intptr_t host_read(unsigned char *buffer, size_t size) {
  Span span = {buffer, size};
  size_t count = 0;
  return wasi_read(0, &span, 1, &count) == 0 ? (intptr_t)count : -1;
}

static _Bool write_all(int file, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    Span span = {bytes, count};
    size_t written = 0;
    if (wasi_write(file, &span, 1, &written) != 0 || written == 0) return 0;
    bytes += written;
    count -= written;
  }
  return 1;
}

_Bool host_write(const unsigned char *bytes, size_t count) { return write_all(1, bytes, count); }

void host_complain(const unsigned char *bytes, size_t count) { write_all(2, bytes, count); }

// Provides the seed of Swift's hash tables, which is random so that an attacker cannot choose keys that collide. No answer depends on it.
void arc4random_buf(void *to, size_t count) {
  if (wasi_random(to, count) != 0) __builtin_trap();
}
