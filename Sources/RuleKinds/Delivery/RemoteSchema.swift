public import RulesModel
internal import Schema

extension RemotePath {
  static let schema = Schema.object("remote path", build: RemotePath.init, exactlyOne: ["range", "options", "switch"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("range", \.range, .list(.text, .sequence), or: [], "The smallest and the largest value, written as in the rule.")
    Field("options", \.options, .list(.text), or: [], "The values to choose from.")
    Field("switch", \.isSwitch, .boolean, or: false, "Whether it is a switch that turns something off.")
  }
}

extension RemotePath {
  /// Whether a server may set a value, written as in the rule.
  public func allows(_ written: String) -> Bool {
    if isSwitch { return written == "true" || written == "false" }
    if !options.isEmpty { return options.contains(written) }
    guard let range = WrittenRange(range), let amount = Amount(written) else { return false }
    return range.contains(amount)
  }
}
