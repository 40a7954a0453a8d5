import Emitters
internal import RuleChecks
import RuleKinds
internal import RuleQueries
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesJSON
import Schema

/// The files that `build` writes.
enum Generated {
  struct File {
    var name: String
    var bytes: [UInt8]
    var place = Place.output
    /// False only for the source map: every change of a comment in the rules would make it stale.
    var isCommitted = true
  }

  /// The folder that a file belongs to.
  enum Place {
    case output, reference
  }

  static let limits = "limits.json"

  static func files(of lowered: LoweredRules, rules: CheckedRules, bundle: RuleBundle) -> [File] {
    let manifest = rules.book.manifest
    func isWanted(_ output: BuildOutput) -> Bool { manifest.outputs.contains(output) }
    var files = [
      File(name: "rulebook.bundle", bytes: lowered.bundle),
      File(name: "rulebook.map.json", bytes: map(lowered.sourceMap), isCommitted: false),
    ]
    if isWanted(.text) {
      files.append(File(name: "rulebook.json", bytes: BundleJSON(bundle).json.pretty()))
      files.append(File(name: "app.md", bytes: Array((Queries.app(of: rules.book).markdown + "\n").utf8)))
    }
    if isWanted(.limits) { files.append(File(name: Generated.limits, bytes: LimitsEmitter(rules.book, bundle).json.pretty())) }
    let docs = rules.makeDocs()
    if let swift = manifest.swift {
      let emitter = SwiftEmitter(file: lowered.bundle, bundle: bundle, docs: docs, module: swift.module, prefix: swift.prefix)
      files += emitter.files.map { File(name: $0.name, bytes: $0.bytes) }
    }
    if isWanted(.node) { files += NodeEmitter(bundle: bundle, docs: docs).files.map { File(name: $0.name, bytes: $0.bytes) } }
    if isWanted(.schemas) {
      files += JSONSchemaEmitter(docs).files(kinds(of: rules)).map { File(name: $0.name, bytes: $0.bytes) }
    }
    if isWanted(.reference) {
      files += ReferenceEmitter(RuleBookSchema.schema.fields, AllChecks.explanations, inRelease: ReleaseProfile.says).files.map {
        File(name: $0.name, bytes: $0.bytes, place: .reference)
      }
    }
    return files
  }

  /// The kinds of which the rules have files. Editors need a schema for no other kind, and a small product has few kinds.
  private static func kinds(of rules: CheckedRules) -> [FieldShape] {
    RuleBookSchema.schema.fields.filter { !(rules.folder.files[$0.key] ?? []).isEmpty }
  }

  /// Returns generated files that `build` no longer writes, such as reference pages of deleted rules, and schemas of kinds without files.
  ///
  /// A file counts as generated if it is in an output folder and starts with the notice of generated files. Other files are not touched.
  static func leftOver(_ files: [File], path: (File) -> String, output: String, reference: String) -> [String] {
    let written = Set(files.map(path))
    let folders = ["\(output)/Swift", "\(output)/schema", reference, "\(reference)/kinds", "\(reference)/diagnostics"]
    return folders.flatMap { folder in
      (FileSystem.names(in: folder) ?? []).map { "\(folder)/\($0)" }.filter { !written.contains($0) && isOurs($0) }
    }
  }

  private static func isOurs(_ path: String) -> Bool {
    if path.hasSuffix(".json") { return isSchema(path) }
    guard path.hasSuffix(".md") || path.hasSuffix(".swift"), let bytes = FileSystem.read(path) else { return false }
    return bytes.starts(with: ReferenceEmitter.notice.utf8) || bytes.starts(with: SwiftEmitter.notice.utf8)
  }

  /// Whether a file is the schema of a kind, which has no notice, because JSON has no comments.
  private static func isSchema(_ path: String) -> Bool {
    guard let kind = path.split(separator: "/").last?.dropLast(".json".count),
      RuleBookSchema.schema.fields.contains(where: { $0.key == kind }),
      let json = FileSystem.read(path).flatMap({ try? JSON.parse($0, limit: .max) })
    else { return false }
    return json["$schema"] == .string("http://json-schema.org/draft-07/schema#") && json["title"] == .string(String(kind))
  }

  private static func map(_ sourceMap: SourceMap) -> [UInt8] {
    JSON.object(
      sourceMap.entries.map { entry in
        JSON.Member(
          key: entry.rule,
          value: .object([
            .init(key: "file", value: .string(entry.file)), .init(key: "line", value: .int(Int64(entry.line))),
            .init(key: "column", value: .int(Int64(entry.column))),
          ]))
      }
    ).pretty()
  }
}
