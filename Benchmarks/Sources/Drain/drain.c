#include "drain.h"

#include <yaml.h>

long drain(const unsigned char *text, size_t length) {
  yaml_parser_t parser;
  yaml_event_t event;
  long events = 0;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, text, length);
  for (;;) {
    if (!yaml_parser_parse(&parser, &event)) {
      events = -1;
      break;
    }
    yaml_event_type_t type = event.type;
    yaml_event_delete(&event);
    events++;
    if (type == YAML_STREAM_END_EVENT) break;
  }
  yaml_parser_delete(&parser);
  return events;
}
