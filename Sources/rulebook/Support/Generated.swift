import Emitters
internal import RuleChecks
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesJSON
import Schema

/// Everything that `build` writes.
enum Generated {
  struct File {
    var name: String
    var bytes: [UInt8]
    var place = Place.output
    /// The source map is written and not committed: every comment in the rules would make it stale.
    var isCommitted = true
  }

  /// The folder that a file belongs to.
  enum Place {
    case output, reference
  }

  static let limits = "limits.json"

  static func files(of lowered: LoweredRules, rules: CheckedRules, bundle: Bundle) -> [File] {
    var files = [
      File(name: "rulebook.bundle", bytes: lowered.bundle),
      File(name: "rulebook.json", bytes: BundleTwin(bundle).json.pretty()),
      File(name: Generated.limits, bytes: LimitsEmitter(rules.book, bundle).json.pretty()),
      File(name: "rulebook.map.json", bytes: map(lowered.sourceMap), isCommitted: false),
    ]
    let docs = rules.makeDocs()
    if let swift = rules.book.manifest.swift {
      let emitter = SwiftEmitter(file: lowered.bundle, bundle: bundle, docs: docs, module: swift.module, prefix: swift.prefix)
      files += emitter.files.map { File(name: $0.name, bytes: $0.bytes) }
    }
    files += NodeEmitter(bundle: bundle, docs: docs).files.map { File(name: $0.name, bytes: $0.bytes) }
    files += JSONSchemaEmitter(docs).files(RuleBookSchema.schema.fields).map { File(name: $0.name, bytes: $0.bytes) }
    files += ReferenceEmitter(RuleBookSchema.schema.fields, AllChecks.explanations, inRelease: ReleaseProfile.says).files.map {
      File(name: $0.name, bytes: $0.bytes, place: .reference)
    }
    return files
  }

  /// Files in the folders that `build` fills which begin with its notice and are none of those that it writes: pages and Swift of
  /// what no longer exists. Somebody else's files are left alone.
  static func leftOver(_ files: [File], path: (File) -> String, output: String, reference: String) -> [String] {
    let written = Set(files.map(path))
    let folders = ["\(output)/Swift", reference, "\(reference)/kinds", "\(reference)/diagnostics"]
    return folders.flatMap { folder in
      (FileSystem.names(in: folder) ?? []).map { "\(folder)/\($0)" }.filter { !written.contains($0) && isOurs($0) }
    }
  }

  private static func isOurs(_ path: String) -> Bool {
    guard path.hasSuffix(".md") || path.hasSuffix(".swift"), let bytes = FileSystem.read(path) else { return false }
    return bytes.starts(with: ReferenceEmitter.notice.utf8) || bytes.starts(with: SwiftEmitter.notice.utf8)
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
