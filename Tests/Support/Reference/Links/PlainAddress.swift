/// Why an address is not a link, in the terms of the documentation (docs/use/requests/README.md, `link`): a code, and the offset of a byte,
/// the name of a parameter, or a number of bytes.
package struct PlainRefusal: Error, Sendable, Equatable {
  package var code: String
  package var at: Int?
  package var parameter: String?
  package var atMost: Int?

  package init(_ code: String, at: Int? = nil, parameter: String? = nil, atMost: Int? = nil) {
    self.code = code
    self.at = at
    self.parameter = parameter
    self.atMost = atMost
  }
}

/// An address split into its pieces, each byte as a character: `scheme://path?name=value&name=value` and nothing else.
struct PlainAddress {
  struct Parameter {
    var place: Int
    var name: String
    /// With its escapes decoded, each byte as a character.
    var value: String
  }

  private(set) var path = ""
  private(set) var parameters: [Parameter] = []

  private static let lower = Set("abcdefghijklmnopqrstuvwxyz0123456789_-")
  private static let word = lower.union("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let hexadecimal = Array("0123456789abcdef")

  /// Whether these characters are an id.
  static func isID(_ text: String) -> Bool { (1...128).contains(text.unicodeScalars.count) && text.allSatisfy { word.contains($0) } }

  init(_ bytes: [UInt8], scheme: String, longest: Int) throws(PlainRefusal) {
    if bytes.isEmpty { throw PlainRefusal("empty") }
    if bytes.count > longest { throw PlainRefusal("too_long", atMost: longest) }
    let characters = bytes.map { Character(Unicode.Scalar($0)) }
    let start = Array(scheme + "://")
    if Array(characters.prefix(start.count)) != start { throw PlainRefusal("wrong_scheme") }
    let pathEnd = characters.firstIndex(of: "?") ?? characters.count
    for place in start.count..<max(start.count, pathEnd) where !PlainAddress.lower.contains(characters[place]) && characters[place] != "/" {
      throw PlainAddress.refusal(inPath: characters[place], at: place)
    }
    path = String(characters[start.count..<pathEnd])
    // Each separator begins a parameter, which ends at the next one.
    var separator = pathEnd
    while separator < characters.count {
      let end = characters[(separator + 1)...].firstIndex(of: "&") ?? characters.count
      parameters.append(try PlainAddress.parameter(characters, separator, end))
      separator = end
    }
  }

  private static func parameter(_ characters: [Character], _ separator: Int, _ end: Int) throws(PlainRefusal) -> Parameter {
    let piece = characters[(separator + 1)..<end]
    let equals = piece.firstIndex(of: "=") ?? end
    for place in piece.startIndex..<equals where !word.contains(characters[place]) {
      throw refusal(inParameter: characters[place], at: place)
    }
    if equals == end || equals == piece.startIndex { throw PlainRefusal("empty_parameter", at: separator) }
    var (value, place) = ("", equals + 1)
    while place < end {
      let character = characters[place]
      if word.contains(character) || character == "." || character == "~" {
        value.append(character)
        place += 1
      } else if character == "%", let byte = byte(characters[(place + 1)..<end].prefix(2)) {
        value.append(byte)
        place += 3
      } else {
        throw refusal(inParameter: character, at: place)
      }
    }
    return Parameter(place: piece.startIndex, name: String(characters[piece.startIndex..<equals]), value: value)
  }

  /// The byte of two hexadecimal digits.
  private static func byte(_ digits: ArraySlice<Character>) -> Character? {
    let numbers = digits.compactMap { digit in hexadecimal.firstIndex { String($0) == (digit.isASCII ? digit.lowercased() : "") } }
    guard numbers.count == 2 else { return nil }
    return Character(Unicode.Scalar(UInt8(numbers[0] * 16 + numbers[1])))
  }

  private static func refusal(inPath character: Character, at place: Int) -> PlainRefusal {
    let codes: [Character: String] = ["@": "credentials", ":": "port", "#": "fragment", "%": "bad_escape"]
    return PlainRefusal(codes[character] ?? "bad_byte", at: place)
  }

  private static func refusal(inParameter character: Character, at place: Int) -> PlainRefusal {
    let codes: [Character: String] = ["#": "fragment", "%": "bad_escape"]
    return PlainRefusal(codes[character] ?? "bad_byte", at: place)
  }
}
