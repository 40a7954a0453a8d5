/// HTML text. Strings become HTML only through escaping, so that no text of the rules can add markup.
///
/// A string literal, with or without interpolation, is text and is escaped. Only `HTML.trusted` accepts markup, and only from a literal of this module.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The escaped text and the trusted markup, in order.
  package private(set) var markup: String

  /// Creates HTML from text, which is escaped.
  package init(_ text: String) { markup = HTML.escaped(text) }

  package init(stringLiteral text: String) { self.init(text) }

  private init(markup: String) { self.markup = markup }

  /// No HTML.
  package static var nothing: HTML { HTML(markup: "") }

  /// Markup that is written in this module.
  static func trusted(_ markup: StaticString) -> HTML { HTML(markup: "\(markup)") }

  /// The content of a script or a style sheet that this module generates. It must not contain the end of its element.
  static func code(_ text: String) -> HTML {
    precondition(!text.contains("</"), "code in a page must not contain `</`")
    return HTML(markup: text)
  }

  /// Returns the parts one after the other.
  static func all(_ parts: [HTML]) -> HTML { HTML(markup: parts.map(\.markup).joined()) }

  /// Returns an element. An attribute whose value is nil is omitted.
  static func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ children: [HTML] = []) -> HTML {
    var text = "<\(name)"
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(escaped(value))\"" }
    }
    text += ">"
    if !isVoid(name) {
      for child in children { text += child.markup }
      text += "</\(name)>"
    }
    return HTML(markup: text)
  }

  static func + (a: HTML, b: HTML) -> HTML { HTML(markup: a.markup + b.markup) }

  /// Whether there is no markup.
  var isEmpty: Bool { markup.isEmpty }

  private static func isVoid(_ name: StaticString) -> Bool { ["meta", "link", "br", "input", "hr", "wbr"].contains("\(name)") }

  private static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += Array("&amp;".utf8)
      case UInt8(ascii: "<"): result += Array("&lt;".utf8)
      case UInt8(ascii: ">"): result += Array("&gt;".utf8)
      case UInt8(ascii: "\""): result += Array("&quot;".utf8)
      case UInt8(ascii: "'"): result += Array("&#39;".utf8)
      // HTML has no NUL and no carriage return that parsing keeps.
      case 0, 0x0D: result += Array("\u{FFFD}".utf8)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension HTML {
  /// An id or a path, whose lines break after its words.
  static func breakable(_ id: String) -> HTML {
    var parts: [HTML] = []
    var word = ""
    for letter in id {
      word.append(letter)
      guard "._/".contains(letter) else { continue }
      parts += [HTML(word), .trusted("<wbr>")]
      word = ""
    }
    return .all(parts + [HTML(word)])
  }
}

/// Returns an element with children.
func tag(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ children: HTML...) -> HTML {
  HTML.element(name, attributes, children)
}
