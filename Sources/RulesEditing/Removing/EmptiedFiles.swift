package import RulesCompiler

/// Files that an edit left without rules.
package enum EmptiedFiles {
  /// Returns the files of a rules folder without those that have only comments since an edit.
  package static func removed(from after: RulesInput, changedFrom before: RulesInput) -> RulesInput {
    let known = Dictionary(before.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var result = after
    result.files.removeAll { file in
      guard let old = known[file.path], old != file.bytes else { return false }
      return isEmpty(file.bytes) && !isEmpty(old)
    }
    return result
  }

  private static func isEmpty(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").allSatisfy { line in
      let text = line.drop { $0 == " " }
      return text.isEmpty || text.hasPrefix("#") || ["{}", "---"].contains(text)
    }
  }
}
