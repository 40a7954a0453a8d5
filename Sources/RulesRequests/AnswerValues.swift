internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

// Writers of values that are neither strings nor numbers.
extension JSONWriter {
  /// Opens the object of an answer, and writes the id of the request.
  mutating func beginAnswer(_ id: JSON?, _ config: Int64? = nil) {
    beginObject()
    switch id {
    case .string?, .int?:
      key("id")
      value(id ?? .null)
    default: break
    }
    if let config {
      key("config")
      int(config)
    }
  }

  /// Writes a point in time, in seconds since 1970.
  mutating func time(seconds: Int64) {
    var text: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &text)
    string(utf8: text)
  }

  /// Writes a point in time, to the second.
  mutating func time(seconds time: Timestamp) { self.time(seconds: time.seconds) }

  /// Writes a duration.
  mutating func duration(milliseconds: Int64) {
    let value = Value.milliseconds(milliseconds)
    var text: [UInt8] = []
    TimeText.appendDuration(seconds: value.bits, nanoseconds: value.aux, to: &text)
    string(utf8: text)
  }

  /// Writes a date.
  mutating func day(_ day: CalendarDay) { string(day.text) }

  /// Writes a wall clock time.
  mutating func wall(_ time: Zone.WallTime) { string(TimeForm.wall(time)) }
}

extension Rules {
  /// Writes an object of values.
  func write(fields: [(name: String, value: PresentedValue)], _ writer: inout JSONWriter) {
    writer.beginObject()
    for (name, value) in fields {
      writer.key(name)
      writer.value(JSON(value, bundle))
    }
    writer.endObject()
  }

  /// Writes an object of strings.
  func write(fields: [(name: String, value: String)], _ writer: inout JSONWriter) {
    writer.beginObject()
    for (name, value) in fields { writer.text(name, value) }
    writer.endObject()
  }

  /// Writes a part of a payload, or the marker in its place.
  func write(part: PresentedPayload.Part, _ writer: inout JSONWriter) {
    func write(_ fields: [PayloadItem.Field]) {
      writer.beginObject()
      for field in fields {
        writer.key(field.name)
        writer.value(field.value)
      }
      writer.endObject()
    }
    switch part {
    case .travels(let type, let fields):
      writer.beginObject()
      writer.text("type", type)
      writer.key("fields")
      write(fields)
      writer.endObject()
    case .marker(let fields): write(fields)
    }
  }
}
