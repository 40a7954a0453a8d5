internal import RulesBundle
public import RulesJSON

extension Rules {
  /// Reads a stored record from its JSON.
  ///
  /// Throws `malformed_json` or `malformed_record` if the bytes are not a JSON object. Every JSON object loads.
  public func read(record: Int, json: [UInt8]) throws(RequestError) -> StoredRecord {
    let tree: JSON
    do {
      tree = try JSON.parse(json, limit: max(json.count, 1))
    } catch {
      throw RequestError("malformed_json", "\(error.message) (at byte \(error.offset))")
    }
    guard case .object(let members) = tree else { throw RequestError("malformed_record", "the stored record is not a JSON object") }
    return read(record: record, members)
  }

  /// Reads a stored record leniently, as `StoredRecord` describes.
  ///
  /// `{"schedule": {"dailyReminderTime": "19:00"}}` and `{"schedule.dailyReminderTime": "19:00"}` are equivalent.
  ///
  /// - Parameters:
  ///   - record: The ordinal of the record. It must be valid for these rules.
  ///   - members: The members of the JSON object.
  public func read(record: Int, _ members: [JSON.Member]) -> StoredRecord {
    precondition((0..<bundle.count(.records)).contains(record), "`record` is not the ordinal of a record in this bundle")
    var stored = StoredRecord(record, in: bundle)
    stored.kept = read(members, prefix: [], into: &stored)
    return stored
  }

  /// Reads the values of fields from an object, and returns the remaining members.
  private func read(_ members: [JSON.Member], prefix: [UInt8], into stored: inout StoredRecord) -> [JSON.Member] {
    let fields = fields(of: stored.record)
    var rest: [JSON.Member] = []
    for member in members {
      let name = prefix + Array(member.key.utf8)
      if case .object(let inner) = member.value, !inner.isEmpty {
        let left = read(inner, prefix: name + [RecordTree.dot], into: &stored)
        if !left.isEmpty { rest.append(JSON.Member(key: member.key, value: .object(left))) }
        continue
      }
      guard let row = field(storedAs: name, fields, stored) else {
        rest.append(member)
        if case .object = member.value { continue }
        stored.notes.unknown.append(String(decoding: name, as: UTF8.self))
        continue
      }
      if let value = value(member.value, ofField: row) {
        stored.values[row - fields.lowerBound] = value
      } else {
        rest.append(member)
        stored.notes.unreadable.append(String(decoding: name, as: UTF8.self))
      }
    }
    return rest
  }

  /// The field with a stored name, or the field that has this name now and has no value yet.
  private func field(storedAs name: [UInt8], _ fields: Range<Int>, _ stored: StoredRecord) -> Int? {
    for field in fields where bundle.storedName(ofField: field) == name { return field }
    guard bundle.count(.storedNames) > 0 else { return nil }
    return fields.first {
      bundle.utf8(bundle.recordFields[$0].field).elementsEqual(name) && stored.values[$0 - fields.lowerBound] == nil
    }
  }

  /// The value of a field. Nil if the JSON has another type, a negative number or duration, or an invalid time of day.
  private func value(_ json: JSON, ofField field: Int) -> PlainValue? {
    let kind = bundle.recordFields[field].type
    switch (kind, json) {
    case (_, .null): return bundle.recordFields[field].orNull ? .null : nil
    case (.bool, .bool(let flag)): return .bool(flag)
    case (.int, .int(let number)): return number < 0 ? nil : .int(number)
    case (.string, .string(let text)): return isTimeOfDay(field) && TimeForm.minute(text) == nil ? nil : .text(text)
    case (.enumeration, .string(let text)):
      for value in bundle.recordFields[field].values
      where bundle.utf8(bundle.factValues[value].value).elementsEqual(text.utf8) {
        return .text(text)
      }
      return nil
    case (.duration, .string(let text)): return TimeText.duration(Array(text.utf8)).map { $0.seconds >= 0 } ?? false ? .text(text) : nil
    case (.timestamp, .string(let text)): return TimeText.timestamp(Array(text.utf8)) == nil ? nil : .text(text)
    case (.listOfBool, .array(let items)): return list(items) { if case .bool(let flag) = $0 { .bool(flag) } else { nil } }
    case (.listOfInt, .array(let items)): return list(items) { if case .int(let number) = $0, number >= 0 { .int(number) } else { nil } }
    case (.listOfString, .array(let items)): return list(items) { if case .string(let text) = $0 { .text(text) } else { nil } }
    default: return nil
    }
  }

  /// Whether the field contains a time of day, according to its default.
  private func isTimeOfDay(_ field: Int) -> Bool {
    guard let setting = bundle.recordFields[field].setting else { return false }
    return bundle.settings[setting].unit == .timeOfDay
  }

  private func list(_ items: [JSON], _ read: (JSON) -> PlainValue?) -> PlainValue? {
    var values: [PlainValue] = []
    for item in items {
      guard let value = read(item) else { return nil }
      values.append(value)
    }
    return .list(values)
  }
}
