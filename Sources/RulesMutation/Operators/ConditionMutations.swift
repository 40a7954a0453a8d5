internal import Schema
internal import SourceText
internal import YAMLTree

/// Changes of conditions, token by token.
enum ConditionMutations {
  static func boundaries(_ site: MutationSite) -> [MutationEdit] {
    edits(site) { token in
      switch token {
      case "<": ["<="]
      case "<=": ["<"]
      case ">": [">="]
      case ">=": [">"]
      default: []
      }
    }
  }

  static func comparisons(_ site: MutationSite) -> [MutationEdit] {
    edits(site) { token in
      switch token {
      case "<", "<=": [">"]
      case ">", ">=": ["<"]
      case "==": ["!="]
      case "!=": ["=="]
      default: []
      }
    }
  }

  static func connectives(_ site: MutationSite) -> [MutationEdit] {
    edits(site) { token in
      switch token {
      case "&&": ["||"]
      case "||": ["&&"]
      case "+": ["-"]
      case "-": ["+"]
      default: []
      }
    }
  }

  static func negations(_ site: MutationSite) -> [MutationEdit] {
    guard site.node.kind == .scalar, isExpression(site.shape) else { return [] }
    let lost = edits(site) { $0 == "!" ? [""] : [] }
    // A fact on its own between connectives gets a negation.
    let tokens = ConditionTokens.all(in: site)
    var added: [MutationEdit] = []
    for (index, token) in tokens.enumerated() where site.vocabulary.sameType[token.text] != nil {
      let before = index > 0 ? tokens[index - 1].text : "&&"
      let after = index + 1 < tokens.count ? tokens[index + 1].text : "&&"
      guard ["&&", "||", "(", "?", ":"].contains(before), ["&&", "||", ")", "?", ":"].contains(after) else { continue }
      added.append(MutationEdit(token.range, "!\(token.text)", "\(token.text) -> !\(token.text)"))
    }
    return lost + added
  }

  static func operands(_ site: MutationSite) -> [MutationEdit] {
    edits(site) { token in
      if let number = Int64(token) { return number > 0 ? ["\(number + 1)", "\(number - 1)"] : ["\(number + 1)"] }
      if token == "true" { return ["false"] }
      if token == "false" { return ["true"] }
      return (site.vocabulary.sameType[token] ?? []).nearest(to: token).map { [$0] } ?? []
    }
  }

  private static func edits(_ site: MutationSite, _ others: (String) -> [String]) -> [MutationEdit] {
    guard site.node.kind == .scalar, isExpression(site.shape) else { return [] }
    return ConditionTokens.all(in: site).flatMap { token in
      others(token.text).map { MutationEdit(token.range, $0, "\(token.text) -> \($0.isEmpty ? "(nothing)" : $0)") }
    }
  }

  static func isExpression(_ shape: Shape) -> Bool {
    switch shape {
    case .expression: true
    case .either(let scalar, _): isExpression(scalar)
    default: false
    }
  }
}

extension [String] {
  /// The name that follows in the sorted list, so that the choice does not depend on the order of the files.
  fileprivate func nearest(to name: String) -> String? { first { $0 > name } ?? first }
}
