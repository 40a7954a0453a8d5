import Testing

/// One change to a rule file, made by text, and the one thing that it should be told about.
struct Edit: Sendable, CustomTestStringConvertible {
  var file: String
  var find: String
  var replacement: String
  var name: String
  /// A text that, after the edit, ends on the line that is reported; the first changed line when nil.
  var at: String?
  /// The file that is reported; the edited one when nil.
  var place: String?

  init(_ file: String, _ find: String, _ replacement: String, _ name: String, at: String? = nil, in place: String? = nil) {
    self.file = file
    self.find = find
    self.replacement = replacement
    self.name = name
    self.at = at
    self.place = place
  }

  var testDescription: String { "\(file): \(find) -> \(replacement)" }

  /// Makes the change; says where it is expected to be reported, `file:line name`.
  func apply(to files: inout RuleFiles) throws -> String {
    let old = files.text(file)
    let found = try #require(old.firstRange(of: find), "`\(find)` is no longer in rules/\(file): adapt the test")
    let new = old.replacingCharacters(in: found, with: replacement)
    files.files[file] = Array(new.utf8)
    let reported = place ?? file
    var line = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count { $0.0 == 0x0A } + 1
    if let at {
      let text = files.text(reported)
      let found = try #require(text.firstRange(of: at), "`\(at)` is no longer in rules/\(reported): adapt the test")
      line = text[..<found.upperBound].utf8.count { $0 == 0x0A } + 1
    }
    return "\(reported):\(line) \(name)"
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
