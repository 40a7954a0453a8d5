internal import Diagnostics
internal import ParallelMap
public import SourceText
public import YAMLTree

/// A folder of rule files, grouped by the key that each file fills: `limits.yaml` and `limits/*.yaml` fill `limits`.
public struct Folder: Sendable {
  /// The roots of the files of each key.
  public var files: [String: [Node]]
  /// Keys with a file that could not be parsed. Nothing more is reported about them.
  public var broken: Set<String>
  /// Keys with a file that is missing or empty. What their rules declare is unknown, so rules that depend on them are not checked.
  public var lost: Set<String> = []
  /// The files of each key that contain only comments.
  public var empty: [String: [Span]] = [:]
  /// The location where a missing file is reported.
  public var place: Span

  /// Creates a folder from the roots of its parsed files.
  public init(files: [String: [Node]], broken: Set<String>, place: Span) {
    self.files = files
    self.broken = broken
    self.place = place
  }

  /// Whether a rule of a kind has this name in the files.
  func stands(_ name: String, in kind: String) -> Bool { (files[kind] ?? []).contains { $0.entry(name) != nil } }

  func missing(_ key: String, _ reading: inout ParseContext) {
    guard !broken.contains(key) else { return }
    reading.diagnostics.append(
      Diagnostic(SchemaProblems.missingFile, "the rules have no file `\(key).yaml` and no folder `\(key)/`", at: place))
  }
}

/// The schema of a rules folder. Every key is a file, or a folder whose files form one map.
public struct FolderSchema<Value: Sendable>: Sendable {
  /// The keys of the folder.
  public let fields: [FieldShape]
  private let fill: @Sendable (Folder, inout ParseContext, inout FolderMemory?) -> Value?
  /// Writes the value of a key in canonical form, as `key: value`. Default values are omitted, and a key with nothing else is nil.
  public let write: @Sendable (Value, String) -> String?
  /// Returns the value of each key, in the order of the keys.
  public let values: @Sendable (Value) -> [any Sendable]

  /// Creates the schema of a folder.
  ///
  /// - Parameters:
  ///   - build: Creates the value from the values of the fields, in the order of the fields.
  ///   - fields: The fields. The key of a field is the name of a file or of a folder.
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
    let (buffer, files, names, keys, all) = (FieldBuffer(slots), slots, shapes.map(\.key), writers, getters)
    self.fields = shapes
    self.fill = { folder, reading, memory in
      var value: Value?
      _ = buffer.readAll(files) { places in
        FolderSchema.read(names, files, folder, &reading, into: places, &memory)
      } use: { taker in
        value = build(repeat taker.take((each F).self))
      }
      return value
    }
    self.write = { value, key in
      let text = keys.first { $0.key == key }?.write(value) ?? ""
      return text.isEmpty ? nil : text
    }
    self.values = { value in all.map { $0(value) } }
  }

  /// Reads a folder. Returns nil after reporting why it cannot be read.
  public func read(_ folder: Folder, _ reading: inout ParseContext) -> Value? {
    var none: FolderMemory?
    return fill(folder, &reading, &none)
  }

  /// Reads a folder, and takes from the memory what was read from files that have not changed since.
  ///
  /// The result is that of `read`. Afterward, the memory holds what was read now. Nil remembers nothing.
  public func read(_ folder: Folder, _ reading: inout ParseContext, reusing memory: inout FolderMemory?) -> Value? {
    fill(folder, &reading, &memory)
  }

  /// Reads the files of each key separately, the largest first, and merges the results in the order of the keys.
  ///
  /// Returns whether each key has a value.
  private static func read(
    _ keys: [String], _ slots: [Slot], _ folder: Folder, _ reading: inout ParseContext, into places: [UnsafeMutableRawPointer],
    _ known: inout FolderMemory?
  ) -> [Bool] {
    var start = ParseContext()
    (start.subjects, start.folder) = (reading.subjects, folder)
    let empty = start
    let before = known
    let sizes = keys.map { key in (folder.files[key] ?? []).reduce(0) { $0 + Int($1.span.end) } }
    let order = slots.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }
    nonisolated(unsafe) let memory = places
    let read = ParallelMap.map(order) { index in
      let roots = folder.files[keys[index]] ?? []
      if let same = before?.entry(keys[index], roots, in: folder, empty.subjects) {
        if let value = same.value { slots[index].load(value, memory[index]) }
        return (index: index, isFilled: same.value != nil, reading: same.reading, isNew: false)
      }
      var own = empty
      let isFilled = slots[index].fillFromFiles(folder, &own, memory[index])
      own.finish()
      return (index: index, isFilled: isFilled, reading: own, isNew: true)
    }
    var isFilled = slots.map { _ in false }
    for one in read.sorted(by: { $0.index < $1.index }) {
      isFilled[one.index] = one.isFilled
      reading.add(one.reading)
      guard known != nil, one.isNew else { continue }
      let key = keys[one.index]
      known?.keep(
        key, folder.files[key] ?? [], isBroken: folder.broken.contains(key),
        value: one.isFilled ? slots[one.index].save(memory[one.index]) : nil, one.reading)
    }
    return isFilled
  }
}
