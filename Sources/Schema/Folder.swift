internal import Diagnostics
public import SourceText
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

  public init<each F: Equatable & Sendable>(
    build: @escaping @Sendable (repeat each F) -> Value, @FieldsBuilder<Value> _ fields: () -> (repeat Field<Value, each F>)
  ) {
    let fields = fields()
    var shapes: [FieldShape] = []
    for field in repeat each fields { shapes += field.shapes }
    self.fields = shapes
    self.read = { folder, reading in
      let values = (repeat (each fields).readFiles(folder, &reading))
      for value in repeat each values { if value == nil { return nil } }
      return build(repeat (each values).present)
    }
    self.write = { value in
      var written: [String: String] = [:]
      for field in repeat each fields {
        let text = field.write(value[keyPath: field.path])
        if let key = field.shapes.first?.key, !text.isEmpty { written[key] = text }
      }
      return written
    }
  }
}

extension Optional {
  fileprivate var present: Wrapped {
    guard let self else { fatalError("a folder is built only when every file has a value") }
    return self
  }
}
