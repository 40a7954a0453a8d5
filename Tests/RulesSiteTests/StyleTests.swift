import Foundation
import RulesSite
import Testing

/// The colors of the pages, which browsers only test where a page shows them.
@Suite struct StyleTests {
  /// The colors of a scheme by name: those of the dark one replace those of the light one.
  private static func colors(isDark: Bool) -> [String: String] {
    var colors: [String: String] = [:]
    for (number, block) in SiteStyle.text.components(separatedBy: "--paper: ").dropFirst().enumerated() where number == (isDark ? 1 : 0) {
      for match in "--paper: \(block.prefix { $0 != "}" })".matches(of: #/--([a-z-]+): #([0-9a-f]{6})/#) {
        colors[String(match.output.1)] = String(match.output.2)
      }
    }
    return colors
  }

  /// The contrast of two colors, as WCAG 2.2 defines it.
  private static func contrast(_ a: String, _ b: String) -> Double {
    func channel(_ value: Int) -> Double {
      let share = Double(value & 255) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: String) -> Double {
      let value = Int(color, radix: 16) ?? 0
      let (red, green, blue) = (channel(value >> 16), channel(value >> 8), channel(value))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    let (one, other) = (luminance(a), luminance(b))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test func contrastOfKnownColors() {
    #expect(abs(Self.contrast("000000", "ffffff") - 21) < 0.01)
    #expect(abs(Self.contrast("767676", "ffffff") - 4.54) < 0.01, "the lightest gray that WCAG accepts on white")
  }

  /// Text has at least 4.5:1, and the edges of controls at least 3:1, on each background on which they can stand.
  @Test(arguments: [false, true]) func colorsHaveEnoughContrast(isDark: Bool) throws {
    let colors = Self.colors(isDark: isDark)
    func expect(_ front: String, on backgrounds: [String], _ least: Double) throws {
      for background in backgrounds {
        let found = Self.contrast(try #require(colors[front]), try #require(colors[background]))
        #expect(found >= least, "--\(front) on --\(background) has \(found)")
      }
    }
    let plain = ["paper", "card", "wash"]
    try expect("ink", on: plain + ["glow", "allowed-wash", "notice-wash", "refused-wash", "undecided-wash"], 7)
    try expect("soft", on: plain, 4.5)
    try expect("accent", on: plain + ["glow"], 4.5)
    try expect("accent-ink", on: ["accent"], 4.5)
    try expect("edge", on: plain, 3)
    for meaning in ["allowed", "notice", "refused", "undecided"] { try expect(meaning, on: plain + ["\(meaning)-wash"], 4.5) }
  }

  /// Later rules replace earlier ones, so that the styles of printed pages and of forced colors are the last ones.
  @Test func stylesOfMediaComeLast() throws {
    let text = SiteStyle.text
    let printed = try #require(text.range(of: "@media print {\n"))
    let forced = try #require(text.range(of: "@media (forced-colors: active)"))
    let persona = try #require(text.range(of: ".persona { position: sticky"))
    #expect(persona.upperBound < printed.lowerBound && printed.upperBound < forced.lowerBound)
    let (opened, closed) = (text.utf8.count { $0 == UInt8(ascii: "{") }, text.utf8.count { $0 == UInt8(ascii: "}") })
    #expect(opened == closed)
  }
}
