import Reference
import RuleKinds

/// Addresses of the rules' links, most of them damaged as by strangers and careless programs.
struct MadeUpAddresses {
  private let book: RuleBook
  private var dice: Dice
  private let links: [DeepLink]

  private static let idLetters = Array("ABCXYZabcxyz0189_-")
  private static let bytes = Array("/?&=%@@@:##.~ \0\n\u{7F};+[]\\\"<>aA0-_".utf8) + [0x80, 0xC3, 0xFF]

  init(_ book: RuleBook, seed: UInt64) {
    self.book = book
    links = book.deepLinks.entries.map(\.value)
    dice = Dice(seed: seed)
  }

  mutating func exists() -> Bool? { dice.any(of: [nil, true, false]) }

  /// The address of a link, as the app writes it.
  func whole() -> [UInt8] {
    let query = links[0].parameters.map { "\($0.name)=\($0.always ?? "x")" }.joined(separator: "&")
    return Array("\(book.router.scheme)://\(links[0].path)\(query.isEmpty ? "" : "?" + query)".utf8)
  }

  mutating func next() -> [UInt8] {
    let link = dice.any(of: links)
    var parameters = link.parameters.map { (name: $0.name, value: $0.always ?? id()) }
    var path = link.path
    var scheme = book.router.scheme + "://"
    // Damage to whole pieces, as by a program.
    for _ in 0..<dice.any(of: [0, 0, 0, 1, 1, 2]) {
      switch dice.next(below: 12) {
      case 0: path = dice.any(of: links).path
      case 1: path = damaged(path)
      case 2: if !parameters.isEmpty { parameters.append(dice.any(of: parameters)) }
      case 3: if !parameters.isEmpty { parameters.remove(at: dice.next(below: parameters.count)) }
      case 4: parameters.append(contentsOf: dice.any(of: links).parameters.map { ($0.name, $0.always ?? "x") })
      case 5: parameters.insert((dice.any(of: ["utm", "id", "Filter", "", "i d", "a%20b"]), "1"), at: 0)
      case 6: parameters.reverse()
      case 7: scheme = dice.any(of: [scheme.uppercased(), "https://", scheme + "/", String(scheme.dropLast()), "", " " + scheme])
      default:
        guard !parameters.isEmpty else { continue }
        let place = dice.next(below: parameters.count)
        let other = dice.any(of: dice.any(of: links).parameters.map { $0.always ?? "x" } + ["", "..", "x~", "%2e", "é"])
        parameters[place].value = dice.percent(50) ? other : oddID()
      }
    }
    let query = parameters.map { "\($0.name)=\(dice.percent(15) ? escaped($0.value) : $0.value)" }.joined(separator: "&")
    var address = Array((scheme + path + (query.isEmpty ? "" : "?" + query)).utf8)
    // Damage to bytes, as in transit.
    for _ in 0..<dice.any(of: [0, 0, 0, 0, 1, 1, 2]) where !address.isEmpty { damage(&address) }
    return address
  }

  /// The same in uppercase, with doubled slashes, or with dots.
  private mutating func damaged(_ path: String) -> String {
    dice.any(of: [path.uppercased(), "/" + path, path + "/", path.replacing("/", with: "//"), "../" + path, "%2e/" + path, "", "/"])
  }

  private mutating func id() -> String {
    let count = dice.any(of: [1, 1, 2, 8, 20, 36, 127, 128])
    return String((0..<count).map { _ in dice.any(of: MadeUpAddresses.idLetters) })
  }

  private mutating func oddID() -> String {
    dice.any(of: [
      "", String(repeating: "x", count: 129), "a.b", "..%2f", "a%00", "%41%zz", "%", "%4", "ü", String(repeating: "%41", count: 128),
    ])
  }

  /// Some of its bytes percent-encoded, in either case.
  private mutating func escaped(_ text: String) -> String {
    text.utf8.map { byte -> String in
      guard dice.percent(40) else { return String(decoding: [byte], as: UTF8.self) }
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      return "%" + (dice.percent(50) ? digits.uppercased() : digits)
    }.joined()
  }

  private mutating func damage(_ address: inout [UInt8]) {
    let place = dice.next(below: address.count)
    switch dice.next(below: 7) {
    case 0: address[place] = dice.any(of: MadeUpAddresses.bytes)
    case 1: address.remove(at: place)
    case 2: address.insert(dice.any(of: MadeUpAddresses.bytes), at: place)
    case 3: address.insert(contentsOf: address[place...].prefix(8), at: place)
    case 4: address.removeLast(address.count - place)
    case 5: address.append(dice.any(of: MadeUpAddresses.bytes))
    default: address += Array(repeating: 0x61, count: max(0, Int(book.router.longest) - address.count + dice.next(below: 3) - 1))
    }
  }
}
