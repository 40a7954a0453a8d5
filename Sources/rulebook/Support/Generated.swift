import Emitters
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesModel
import Schema

/// Everything that `build` writes.
enum Generated {
  struct File {
    var name: String
    var bytes: [UInt8]
    /// The source map is written and not committed: every comment in the rules would make it stale.
    var isCommitted = true
  }

  static let limits = "limits.json"

  static func files(of lowered: LoweredRules, rules: CheckedRules, bundle: Bundle) -> [File] {
    var files = [
      File(name: "rulebook.bundle", bytes: lowered.bundle),
      File(name: "rulebook.json", bytes: BundleTwin(bundle).json.pretty()),
      File(name: Generated.limits, bytes: LimitsEmitter(rules.book, bundle).json.pretty()),
      File(name: "rulebook.map.json", bytes: map(lowered.sourceMap), isCommitted: false),
    ]
    if let swift = rules.book.manifest.swift {
      let emitter = SwiftEmitter(file: lowered.bundle, bundle: bundle, docs: rules.docs, module: swift.module, prefix: swift.prefix)
      files += emitter.files.map { File(name: $0.name, bytes: $0.bytes) }
    }
    files += JSONSchemaEmitter(rules.docs).files(RuleBookSchema.schema.fields).map { File(name: $0.name, bytes: $0.bytes) }
    files += ReferenceEmitter().files(RuleBookSchema.schema.fields, AllChecks.explanations).map {
      File(name: "reference/\($0.name)", bytes: $0.bytes)
    }
    return files
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
