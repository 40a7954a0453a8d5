internal import RuleKinds
internal import Schema
internal import SourceText

/// The bundle of the last rules without errors. It stays the same after an edit of a scenario, a requirement, or another rule that only describes others.
struct LoweringMemory: Sendable {
  /// What the bundle was made from; nil if there is none.
  var versions: Versions?
  var lowered: LoweredRules?

  /// The readings of the kinds that answers depend on, and the files, whose positions are in the source map.
  struct Versions: Sendable, Equatable {
    var readings: [Int]
    var files: [String]
  }

  static func versions(_ folder: FolderMemory, _ sources: SourceSet) -> Versions {
    let kinds = RuleBookSchema.schema.fields.map(\.key).filter { !RuleBook.descriptiveKinds.contains($0) }
    return Versions(readings: kinds.map { folder.version(of: $0) }, files: sources.files.map(\.path))
  }

  /// Returns the bundle if it was made from the same versions.
  func rules(_ now: Versions?) -> LoweredRules? { now != nil && now == versions ? lowered : nil }
}
