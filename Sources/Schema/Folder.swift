internal import Diagnostics
public import SourceText
internal import Workers
public import YAMLTree

/// A folder of rule files, grouped by the key that each file fills: `limits.yaml` and `limits/*.yaml` fill `limits`.
public struct Folder: Sendable {
  public var files: [String: [Node]]
  /// Keys whose file is there but could not be parsed: nothing more is said about them.
  public var broken: Set<String>
  /// Where a missing file is reported.
  public var place: Span

  public init(files: [String: [Node]], broken: Set<String>, place: Span) {
    self.files = files
    self.broken = broken
    self.place = place
  }

  func missing(_ key: String, _ reading: inout Reading) {
    guard !broken.contains(key) else { return }
    reading.diagnostics.append(
      Diagnostic(SchemaProblems.missingFile, "there is no `\(key).yaml` and no folder `\(key)/` in the rules", at: place))
  }
}

/// A whole rules folder as one object: every key is a file, or a folder whose files together form one map.
public struct FolderSchema<Value: Sendable>: Sendable {
  public let fields: [FieldShape]
  public let read: @Sendable (Folder, inout Reading) -> Value?
  /// The value of each key in the one form that people write it in, as `key: value`; none for what is left out.
  public let write: @Sendable (Value) -> [String: String]
  /// What each key fills, in the order of the keys.
  public let values: @Sendable (Value) -> [any Sendable]

  public init<each F: Sendable>(
    build: @escaping @Sendable (repeat each F) -> Value, @FieldsBuilder<Value> _ fields: () -> (repeat Field<Value, each F>)
  ) {
    let fields = fields()
    var shapes: [FieldShape] = []
    var slots: [Slot] = []
    var writers: [(key: String, write: @Sendable (Value) -> String)] = []
    var getters: [@Sendable (Value) -> any Sendable] = []
    for field in repeat each fields {
      shapes += field.shapes
      slots.append(field.slot)
      writers += field.shapes.prefix(1).map { ($0.key, field.write) }
      let get = field.get
      getters.append { get($0) }
    }
    let (record, files, names, keys, all) = (Record(slots), slots, shapes.map(\.key), writers, getters)
    self.fields = shapes
    self.read = { folder, reading in
      var value: Value?
      _ = record.readAll(files) { places in
        FolderSchema.read(names, files, folder, &reading, into: places)
      } use: { taker in
        value = build(repeat taker.take((each F).self))
      }
      return value
    }
    self.write = { value in
      var written: [String: String] = [:]
      for (key, write) in keys {
        let text = write(value)
        if !text.isEmpty { written[key] = text }
      }
      return written
    }
    self.values = { value in all.map { $0(value) } }
  }

  /// Reads the files of each key on their own, those with the most in them first. What was learned is put together in the order of the keys.
  /// Gives whether each key has a value.
  private static func read(
    _ keys: [String], _ slots: [Slot], _ folder: Folder, _ reading: inout Reading, into places: [UnsafeMutableRawPointer]
  ) -> [Bool] {
    var start = Reading()
    (start.subjects, start.folder) = (reading.subjects, folder)
    let empty = start
    let sizes = keys.map { key in (folder.files[key] ?? []).reduce(0) { $0 + Int($1.span.end) } }
    let order = slots.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }
    nonisolated(unsafe) let memory = places
    let read = Workers.map(order) { index in
      var own = empty
      let isFilled = slots[index].fillFromFiles(folder, &own, memory[index])
      return (index: index, isFilled: isFilled, reading: own)
    }
    var isFilled = slots.map { _ in false }
    for one in read.sorted(by: { $0.index < $1.index }) {
      isFilled[one.index] = one.isFilled
      reading.add(one.reading)
    }
    return isFilled
  }
}
