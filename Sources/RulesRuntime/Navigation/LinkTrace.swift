internal import RulesBundle

// Traces of routed links.
extension Rules {
  /// The rows of the router that were evaluated, the screens whose guards were evaluated, and the rule of the link that names its target.
  func trace(_ routed: RoutedLink, _ frame: Frame) -> Trace {
    var rows: [Trace.Row] = []
    var programs: [Int] = []
    func add(_ rule: String, _ program: Int?) {
      if let program { programs.append(program) }
      let value = evaluator.holds(program, frame)
      rows.append(Trace.Row(rule: rule, held: value.isTrue ? true : value.isFalse ? false : nil))
    }
    for row in bundle.router[0].rows where row <= routed.row ?? row {
      add(bundle.text(bundle.routerRows[row].rule), bundle.routerRows[row].condition)
    }
    for route in routed.asked {
      add("/routes/\(pathPart(bundle.name(.routes, route)))/only_if", bundle.routes[route].condition)
    }
    if let rule = rule(of: routed) { rows.append(Trace.Row(rule: rule, held: true)) }
    let facts = FactsRead(bundle).facts(ofPrograms: programs)
    return Trace(table: .router, rows: rows, facts: facts.map { read($0, frame) }, counterfactuals: counterfactuals(routed, facts, frame))
  }

  /// A name as a part of a rule path (RFC 6901). The names of screens contain slashes.
  private func pathPart(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "~"): bytes += Array("~0".utf8)
      case UInt8(ascii: "/"): bytes += Array("~1".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the rule that names the target of a link; nil if a row or a screen determines it.
  private func rule(of routed: RoutedLink) -> String? {
    guard routed.row == nil else { return nil }
    let link = routed.link.map { "/deep_links/\(bundle.name(.deepLinks, $0.ordinal))" } ?? ""
    switch routed.outcome {
    case .opens: return "\(link)/opens"
    case .gone: return "\(link)/when_gone"
    case .unknown: return "/router/when_unknown"
    case .signIn, .elsewhere: return nil
    }
  }
}
