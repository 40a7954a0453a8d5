/// Durations and timestamps as text, parsed digit by digit.
enum WrittenTime {
  /// `1h30m`, `-1.5h`, `250ms`, `0`.
  static func duration(_ scalars: [UInt32]) -> Moment? {
    var rest = Array(String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))).unicodeScalars)[...]
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    if rest == ["0"] { return Moment(nanoseconds: 0) }
    if rest.isEmpty { return nil }
    let most = Moment(seconds: 315_576_000_000, nanoseconds: 0)
    var total = Moment(nanoseconds: 0)
    while !rest.isEmpty {
      let whole = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(whole.count)
      var fraction: ArraySlice<Unicode.Scalar> = []
      if rest.first == "." {
        rest = rest.dropFirst()
        fraction = rest.prefix { ("0"..."9").contains($0) }
        rest = rest.dropFirst(fraction.count)
      }
      guard !whole.isEmpty || !fraction.isEmpty else { return nil }
      guard let (name, unit) = units.first(where: { rest.starts(with: $0.name) }) else { return nil }
      rest = rest.dropFirst(name.count)
      guard let part = times(whole, fraction, unit) else { return nil }
      total = total + part
      if total > most { return nil }
    }
    return isNegative ? Moment(nanoseconds: 0) - total : total
  }

  /// Nanoseconds; a longer name comes before its prefix.
  private static let units: [(name: [Unicode.Scalar], nanoseconds: Int)] = [
    (["m", "s"], 1_000_000), (["u", "s"], 1000), (["n", "s"], 1), (["h"], 3_600_000_000_000), (["m"], 60_000_000_000),
    (["s"], 1_000_000_000),
  ]

  /// A number of units; digits below a nanosecond are truncated. Nil if it is out of bounds.
  private static func times(_ whole: ArraySlice<Unicode.Scalar>, _ fraction: ArraySlice<Unicode.Scalar>, _ unit: Int) -> Moment? {
    var total = Moment(nanoseconds: 0)
    for digit in whole {
      var tenfold = Moment(nanoseconds: 0)
      for _ in 0..<10 { tenfold = tenfold + total }
      total = tenfold + Moment(nanoseconds: Int(digit.value - 48) * unit)
      if total.seconds > 1_000_000_000_000 { return nil }
    }
    var (part, scale) = (0, 1)
    for digit in fraction.prefix(18) {
      part = part * 10 + Int(digit.value - 48)
      scale *= 10
    }
    let (high, low) = part.multipliedFullWidth(by: unit)
    return total + Moment(nanoseconds: scale.dividingFullWidth((high, low)).quotient)
  }

  /// `2026-01-05T11:00:00.25+01:00`.
  static func timestamp(_ scalars: [UInt32]) -> Moment? {
    guard scalars.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = scalars.map { Character(Unicode.Scalar(UInt8($0))) }
    let pattern = Array("dddd-dd-ddTdd:dd:dd")
    guard text.count > pattern.count, zip(text, pattern).allSatisfy({ matches($0, $1) }) else { return nil }
    func number(_ start: Int, _ count: Int) -> Int { Int(String(text[start..<start + count])) ?? 0 }
    let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2))
    let (hour, minute, second) = (number(11, 2), number(14, 2), number(17, 2))
    guard (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year), hour < 24, minute < 60, second < 60 else { return nil }

    var rest = text[pattern.count...]
    var nanoseconds = 0
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { matches($0, "d") }
      guard !digits.isEmpty else { return nil }
      nanoseconds = Int(String((digits + Array("000000000")).prefix(9))) ?? 0
      rest = rest.dropFirst(1 + digits.count)
    }
    var offset = 0
    if rest != ["Z"] {
      let zone = Array(rest)
      guard zone.count == 6, zone[0] == "+" || zone[0] == "-", zip(zone.dropFirst(), "dd:dd").allSatisfy({ matches($0, $1) }),
        let hours = Int(String(zone[1...2])), let minutes = Int(String(zone[4...5])), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 3600 + minutes * 60) * (zone[0] == "+" ? 1 : -1)
    }
    // Day by day, since 1970.
    var days = day - 1
    for one in 1..<month { days += length(ofMonth: one, year) }
    if year >= 1970 { for one in 1970..<year { days += isLeap(one) ? 366 : 365 } }
    if year < 1970 { for one in year..<1970 { days -= isLeap(one) ? 366 : 365 } }
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    return (-62_135_596_800...253_402_300_799).contains(seconds) ? Moment(seconds: seconds, nanoseconds: nanoseconds) : nil
  }

  private static func matches(_ character: Character, _ form: Character) -> Bool {
    form == "d" ? ("0"..."9").contains(character) && character.isASCII : character == form
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
