internal import RuleKinds
internal import Schema

extension Queries {
  /// How many there are of everything: by kind, by what rules say about themselves, and of the matrix, the words and the registers.
  public var counts: ReportTable {
    var rows: [[ReportTable.Cell]] = []
    func add(_ group: String, _ name: String, _ count: Int) { rows.append([.text(group), .text(name), .number(Int64(count))]) }
    for (kind, count) in countsByKind { add("rules", kind, count) }
    let missing = book.manifest.documents.entries.count { $0.value.isMissing }
    add("documents", "supplied", book.manifest.documents.count - missing)
    add("documents", "named and never supplied", missing)
    for plan in planCounts { add("plans", plan.name, plan.count) }
    for cell in matrixCounts { add("matrix", cell.name, cell.count) }
    for link in linkCounts { add("links", link.name, link.count) }
    for word in wordCounts { add("words", word.name, word.count) }
    for register in registerCounts { add("registers", register.name, register.count) }
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
      ("states", book.plans.states.count), ("with a column of their own", book.plans.states.count - followers),
      ("that follow another", followers), ("steps that find the plan", book.plans.resolution.count),
    ]
  }

  /// The cells of the capabilities, and of the rows of the documents that they stand for.
  private var matrixCounts: [Count] {
    let documents = Set(book.capabilities.entries.flatMap(\.value.rows)).count
    let columns = book.plans.states.entries.count { $0.value.follows == nil }
    let states = book.plans.states.count
    let printed = book.capabilities.entries.reduce(0) { $0 + $1.value.plans.cells.count }
    let limits = book.limits.entries.reduce(0) { $0 + $1.value.plans.cells.count }
    return [
      ("rows of the documents", documents), ("their cells as printed", documents * columns),
      ("their cells for every plan", documents * states),
      ("capabilities", book.capabilities.count), ("cells written", printed), ("cells for every plan", book.capabilities.count * states),
      ("limits", book.limits.count), ("cells of limits written", limits), ("cells of limits for every plan", book.limits.count * states),
    ]
  }

  private var linkCounts: [Count] {
    let links = book.deepLinks.entries.map(\.value)
    return [
      ("links", links.count), ("different paths", Set(links.map(\.path)).count),
      ("different parameters", Set(links.flatMap { link in link.parameters.map { "\(link.path)?\($0.name)" } }).count),
    ]
  }

  private var wordCounts: [Count] {
    let entries = book.copy.entries.map(\.value)
    let variables = Set(entries.flatMap { $0.values.entries.map(\.variable) })
    return [
      ("sentences", entries.count), ("titles", entries.count { $0.title != nil }),
      ("variants", entries.reduce(0) { $0 + $1.variants.count }),
      ("sentences with variables", entries.count { !$0.values.entries.isEmpty }),
      ("names of variables", variables.count),
    ]
  }

  private var registerCounts: [Count] {
    let placeholders = book.placeholders.entries.map(\.value)
    let assumptions = book.assumptions.entries.map(\.value)
    let decided = placeholders.count { $0.decided != nil }
    let accepted = placeholders.count { $0.decided == nil && $0.isSettled(on: today) }
    return [
      ("values held by locks", book.locks.entries.reduce(0) { $0 + $1.value.allHolds.count }),
      ("locks kept by promises alone", book.locks.entries.count { $0.value.allHolds.isEmpty }),
      ("placeholders open", placeholders.count - decided - accepted), ("placeholders accepted", accepted),
      ("placeholders decided", decided), ("placeholders with a date", placeholders.count { $0.decideBy != nil }),
      ("assumptions with a ruling", assumptions.count { $0.ruling != nil }),
      ("assumptions accepted", assumptions.count { $0.ruling == nil && $0.isSettled(on: today) }),
      ("values a server may set", book.remote.entries.count { !$0.value.isSwitch }),
      ("switches of a server", book.remote.entries.count { $0.value.isSwitch }),
    ]
  }
}
