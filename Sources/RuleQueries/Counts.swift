internal import RuleKinds
internal import Schema

extension Queries {
  /// The counts of rules: by kind, by values of keys, and for the matrix, copy, and the governance files.
  package var counts: ReportTable {
    var rows: [[ReportTable.Cell]] = []
    func add(_ group: String, _ name: String, _ count: Int) { rows.append([.text(group), .text(name), .number(Int64(count))]) }
    for (kind, count) in countsByKind { add("rules", kind, count) }
    let missing = book.manifest.documents.entries.count { $0.value.isMissing }
    add("documents", "supplied", book.manifest.documents.count - missing)
    add("documents", "referenced but not supplied", missing)
    for plan in planCounts { add("plans", plan.name, plan.count) }
    for cell in matrixCounts { add("matrix", cell.name, cell.count) }
    for link in linkCounts { add("links", link.name, link.count) }
    for word in wordCounts { add("copy", word.name, word.count) }
    for register in registerCounts { add("governance", register.name, register.count) }
    for split in splits { for part in split.parts { add("\(split.kind) by \(split.field)", part.word, part.count) } }
    return ReportTable(
      key: "counts", title: "Counts",
      columns: [
        .init(key: "group", title: "group", width: 50), .init(key: "name", title: "name", width: 60), .init(key: "count", title: "count"),
      ], rows: rows)
  }

  private typealias Count = (name: String, count: Int)

  private var countsByKind: [Count] {
    var counts: [String: Int] = [:]
    for rule in index.rules { counts[rule.kind, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { (index.order(of: $0.name), $0.name) < (index.order(of: $1.name), $1.name) }
  }

  private var planCounts: [Count] {
    let followers = book.plans.states.entries.count { $0.value.follows != nil }
    return [
      ("states", book.plans.states.count), ("with their own column", book.plans.states.count - followers),
      ("following another plan", followers), ("resolution steps", book.plans.resolution.count),
    ]
  }

  /// The cells of the capabilities, and of the document rows that they represent.
  private var matrixCounts: [Count] {
    let documents = Set(book.capabilities.entries.flatMap(\.value.rows)).count
    let columns = book.plans.states.entries.count { $0.value.follows == nil }
    let states = book.plans.states.count
    let printed = book.capabilities.entries.reduce(0) { $0 + $1.value.plans.cells.count }
    let limits = book.limits.entries.reduce(0) { $0 + $1.value.plans.cells.count }
    return [
      ("document rows", documents), ("document cells as printed", documents * columns),
      ("document cells for all plans", documents * states),
      ("capabilities", book.capabilities.count), ("capability cells written", printed),
      ("capability cells for all plans", book.capabilities.count * states),
      ("limits", book.limits.count), ("limit cells written", limits), ("limit cells for all plans", book.limits.count * states),
    ]
  }

  private var linkCounts: [Count] {
    let links = book.deepLinks.entries.map(\.value)
    return [
      ("links", links.count), ("distinct paths", Set(links.map(\.path)).count),
      ("distinct parameters", Set(links.flatMap { link in link.parameters.map { "\(link.path)?\($0.name)" } }).count),
    ]
  }

  private var wordCounts: [Count] {
    let entries = book.copy.entries.map(\.value)
    let variables = Set(entries.flatMap { $0.values.entries.map(\.variable) })
    return [
      ("sentences", entries.count), ("titles", entries.count { $0.title != nil }),
      ("variants", entries.reduce(0) { $0 + $1.variants.count }),
      ("sentences with variables", entries.count { !$0.values.entries.isEmpty }),
      ("variable names", variables.count),
    ]
  }

  private var registerCounts: [Count] {
    let placeholders = book.placeholders.entries.map(\.value)
    let assumptions = book.assumptions.entries.map(\.value)
    let decided = placeholders.count { $0.decided != nil }
    let accepted = placeholders.count { $0.decided == nil && $0.isSettled(on: today) }
    return [
      ("locked values", book.locks.entries.reduce(0) { $0 + $1.value.allHolds.count }),
      ("locks enforced only by invariants", book.locks.entries.count { $0.value.allHolds.isEmpty }),
      ("open placeholders", placeholders.count - decided - accepted), ("accepted placeholders", accepted),
      ("decided placeholders", decided), ("placeholders with a date", placeholders.count { $0.decideBy != nil }),
      ("assumptions with a ruling", assumptions.count { $0.ruling != nil }),
      ("accepted assumptions", assumptions.count { $0.ruling == nil && $0.isSettled(on: today) }),
      ("remotely overridable values", book.remote.entries.count { !$0.value.isSwitch }),
      ("remote switches", book.remote.entries.count { $0.value.isSwitch }),
    ]
  }
}
