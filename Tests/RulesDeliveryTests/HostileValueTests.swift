import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesJSON
import RulesRuntime
import Testing

/// Values that are validly signed and must never be in force: of the wrong type, out of every bound, or too large. The loader stays with what it had.
@Suite struct HostileValueTests {
  private static let bundle = Handz.rules.bundle

  /// The texts of JSON that the rules do not allow at a path.
  private static func hostile(_ row: Int) -> [String] {
    let path = bundle.remoteOverridables[row]
    let never = [
      "null", "[]", "{}", "[1]", #"{"value":1}"#, #""true""#, #""1""#, #""UNLIMITED""#, #""unlimited ""#, #""30m""#, "1.5", "1e3", "-0.0",
      "01",
      "NaN", "Infinity", "9007199254740992", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e400", "\"\"",
    ]
    switch path.form {
    case .onOff: return never + ["0", "1", "-1", "\"unlimited\""]
    case .range:
      return never + ["true", "false", "\"unlimited\"", "\(path.least - 1)", "\(path.most + 1)", "-1", "9007199254740991"]
    case .options: return never + ["true", "false", "-1", "9007199254740991"]
    }
  }

  @Test func noneIsEverInForce() async throws {
    let site = try Site(inMemory: true)
    let phone = Phone(site)
    try site.publish(1, [(Path.credits, .amount(5))])
    _ = await phone.session()
    var version: Int64 = 1
    var count = 0
    func refuses(_ payload: [UInt8], _ what: String) async throws {
      version += 1
      var offered = Offered([])
      offered.payload = payload
      try site.publish(version, [offered])
      let loader = phone.loader()
      await loader.start()
      await loader.refresh()
      let (active, status) = (await loader.active, await loader.status)
      #expect(active.version == ConfigVersion(1) && active.bundle.value(Path.credits) == .amount(5), "\(what)")
      #expect(status.lastError != nil, "\(what)")
      await loader.confirmHealthy()
      count += 1
    }
    let rows = 0..<Self.bundle.count(.remoteOverridables)
    // As many as the bound below asks for, spread over all paths and values, because each is signed and verified.
    let step = max(1, rows.reduce(0) { $0 + Self.hostile($1).count } / 510)
    for row in rows {
      let path = Self.bundle.name(.remoteOverridables, row)
      for (index, text) in Self.hostile(row).enumerated() where (row + index).isMultiple(of: step) {
        try await refuses(Array(#"{"values":{"\#(path)":\#(text)}}"#.utf8), "\(path): \(text)")
      }
    }
    // A bad value next to a good one, payloads of other forms, and payloads above every limit.
    let good = #""\#(Path.links)":3"#
    let credits = Path.credits
    let other = [
      #"{"values":{\#(good),"\#(credits)":0}}"#, #"{"values":{"\#(credits)":5,"\#(credits)":5}}"#,
      #"{"values":{"\#(credits)":5},"more":1}"#,
      #"{"value":{"\#(credits)":5}}"#, #"{"values":[]}"#, "[]", "", "null", "{", #"{"values":{"\#(credits)":5}}}"#,
      "\u{FEFF}{\"values\":{}}",
      #"{"values":{"\#(credits)\u0000":5,"a":nul}}"#, String(repeating: "[", count: 100_000), #"{"values":{"a":"\ud800"}}"#,
      "{\"values\":{\((0..<5000).map { "\"a\($0)\":1" }.joined(separator: ","))}}",
      "{\"values\":{\"\(String(repeating: "a", count: 300_000))\":1}}", #"{"values":{"a":"\#(String(repeating: "x", count: 250_000))"}}"#,
      String(repeating: " ", count: 300_000),
    ]
    for text in other { try await refuses(Array(text.utf8), String(text.prefix(50))) }
    for byte in [UInt8(0x00), 0x80, 0xC0, 0xFF] { try await refuses([UInt8](repeating: byte, count: 1000), "\(byte)") }
    #expect(count >= 500, "\(count) hostile values")
    // A good one afterward is in force.
    try site.publish(version + 1, [(Path.credits, .amount(6))])
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(6))
  }
}
