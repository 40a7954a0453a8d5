/// The location of a value in the rules, independent of files and lines: `/limits/saved_flows/plans/free`.
///
/// The first part is a kind. The second part is the name of a rule, or a key of a kind that is one object. The other parts lead into it.
package struct RulePath: Sendable, Hashable, CustomStringConvertible {
  package let parts: [String]

  package init(_ parts: String...) { self.parts = parts }
  package init(_ parts: [String]) { self.parts = parts }

  /// Parses the written form. The leading slash is optional.
  package init(text: String) {
    var text = Substring(text)
    if text.first == "/" { text = text.dropFirst() }
    parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.contains(UInt8(ascii: "~")) ? String(part.replacing("~1", with: "/").replacing("~0", with: "~")) : String(part)
    }
  }

  package func appending(_ parts: String...) -> RulePath { RulePath(self.parts + parts) }

  /// The path as a JSON Pointer (RFC 6901), which escapes a slash in a name.
  package var description: String {
    parts.map { part in
      let isPlain = part.utf8.allSatisfy { $0 != UInt8(ascii: "~") && $0 != UInt8(ascii: "/") }
      return "/" + (isPlain ? part : part.replacing("~", with: "~0").replacing("/", with: "~1"))
    }.joined()
  }

  package func hasPrefix(_ other: RulePath) -> Bool { parts.starts(with: other.parts) }
}
