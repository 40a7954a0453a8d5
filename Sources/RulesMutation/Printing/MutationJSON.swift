internal import RuleKinds
internal import RulesJSON

/// The report of a run as one JSON object: the counts, and every mutant that was not killed. And the mutants themselves, for other tools.
package enum MutationJSON {
  /// A mutant with the edit that makes it, as one line: `text` replaces the bytes from `start` to `end` of the file.
  package static func line(_ mutant: Mutant) -> [UInt8] {
    JSON.object(
      members(mutant) + [
        .init(key: "start", value: .int(Int64(mutant.range.lowerBound))), .init(key: "end", value: .int(Int64(mutant.range.upperBound))),
        .init(key: "text", value: .string(mutant.text)),
      ]
    ).compact() + [0x0A]
  }

  package static func bytes(_ report: MutationReport) -> [UInt8] {
    let left = report.left.map { one -> JSON in
      var members = members(one.mutant)
      if case .elsewhere(let names) = one.verdict {
        members.append(.init(key: "reported", value: .array(names.map { .string($0) })))
      }
      return .object(members)
    }
    let object = JSON.object([
      .init(key: "counts", value: counts(report.counts)), .init(key: "operators", value: groups(report.byOperator)),
      .init(key: "kinds", value: groups(report.byKind)), .init(key: "survivors", value: .array(left)),
    ])
    return object.compact() + [0x0A]
  }

  private static func members(_ mutant: Mutant) -> [JSON.Member] {
    [
      .init(key: "file", value: .string(mutant.file)), .init(key: "line", value: .int(Int64(mutant.lines.lowerBound))),
      .init(key: "path", value: .string(mutant.path.description)), .init(key: "operator", value: .string(mutant.operation)),
      .init(key: "change", value: .string(mutant.about)),
    ]
  }

  private static func groups(_ groups: [(name: String, counts: MutationReport.Counts)]) -> JSON {
    .object(groups.map { .init(key: $0.name, value: counts($0.counts)) })
  }

  private static func counts(_ counts: MutationReport.Counts) -> JSON {
    .object([
      .init(key: "mutants", value: .int(Int64(counts.all))), .init(key: "check", value: .int(Int64(counts.byCheck))),
      .init(key: "scenarios", value: .int(Int64(counts.byScenario))), .init(key: "equivalent", value: .int(Int64(counts.equivalent))),
      .init(key: "elsewhere", value: .int(Int64(counts.elsewhere))), .init(key: "survived", value: .int(Int64(counts.survived))),
    ])
  }
}
