internal import RulesModel
internal import Schema

extension RemotePath {
  static let schema = Schema.object("remote path", build: RemotePath.init, exactlyOne: ["range", "options", "switch"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("range", \.range, .list(.text, .sequence), or: [], "The smallest and the largest value, written as in the rule.")
    Field("options", \.options, .list(.text), or: [], "The values to choose from.")
    Field("switch", \.isSwitch, .boolean, or: false, "Whether it is a switch that turns something off.")
  }
}
