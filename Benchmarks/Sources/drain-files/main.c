// Drains the given files one after another: the least that a process can do with them.
#include <stdio.h>
#include <stdlib.h>

#include "drain.h"

int main(int count, char **names) {
  long events = 0;
  for (int index = 1; index < count; index++) {
    FILE *file = fopen(names[index], "rb");
    if (!file || fseek(file, 0, SEEK_END)) return 66;
    long length = ftell(file);
    rewind(file);
    unsigned char *text = malloc(length ? (size_t)length : 1);
    if (!text || fread(text, 1, (size_t)length, file) != (size_t)length) return 66;
    fclose(file);
    long found = drain(text, (size_t)length);
    free(text);
    if (found < 0) return 1;
    events += found;
  }
  printf("%ld events\n", events);
  return 0;
}
