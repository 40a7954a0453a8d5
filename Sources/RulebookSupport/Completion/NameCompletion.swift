package import ArgumentParser
import Diagnostics
import HostTime
import RuleChecks

extension CompletionKind {
  /// The names of the rules of one kind, such as `actions`.
  package static func rules(_ kind: String) -> CompletionKind { names { known, _ in known.names(of: kind) } }

  /// The names of all rules, and the kinds.
  package static var anyRule: CompletionKind { names { known, _ in known.all } }

  /// Names that depend on the rules and on the words before.
  package static func names(_ choose: @escaping @Sendable (CompletedNames, [String]) -> [String]) -> CompletionKind {
    .custom { words, index, prefix in
      guard let known = CompletedNames(words) else { return [] }
      return choose(known, Array(words.prefix(max(0, index)))).filter { $0.hasPrefix(prefix) }
    }
  }

  /// The facts that a user can supply.
  package static var facts: CompletionKind { names { known, _ in known.facts } }

  /// The languages of the translations.
  package static var languages: CompletionKind { names { known, _ in known.languages } }

  /// The names of diagnostics.
  package static var diagnostics: CompletionKind {
    .custom { _, _, prefix in AllChecks.explanations.map(\.name).filter { $0.hasPrefix(prefix) } }
  }

  /// The time zones of the system.
  package static var zones: CompletionKind {
    .custom { _, _, prefix in HostTime.names.filter { $0.hasPrefix(prefix) } }
  }

  /// The branches and tags of the Git repository.
  package static var revisions: CompletionKind {
    .shellCommand("git for-each-ref --format='%(refname:short)' refs/heads refs/tags 2>/dev/null")
  }

  /// The environments, which are the files in `overrides` of the rules folder.
  package static var environments: CompletionKind {
    .custom { words, _, prefix in
      guard let folder = try? RulesFolder(CompletedNames.folder(words)).path else { return [] }
      let files = FileSystem.names(in: "\(folder)/overrides") ?? []
      return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.filter { $0.hasPrefix(prefix) }
    }
  }
}
