internal import RuleKinds
internal import RulesJSON

extension Site {
  /// What each environment has: the published values with their share of installs, the switches that are off, and what the rules set.
  var live: PageFrame {
    let names = input.book.environments.names
    let published = (input.live?.list("configs") ?? []).filter(isOwn).map { $0.text("environment") }
    let all = names + published.filter { !names.contains($0) }
    let lead =
      input.live == nil
      ? "What the rules set in each environment."
      : "What is published in each environment, since when, for how many, and who published it, and what the rules set."
    return PageFrame(
      title: "Live now", root: "", current: "live.html", site: self,
      content: [
        tag("h1", [:], "Live now"), tag("p", ["class": "lead"], HTML(lead)),
        input.live == nil
          ? tag(
            "p", ["class": "note"], "To see what is published: ",
            tag("code", [:], "rulebook site status --url URL --json | rulebook site --live -")) : .nothing,
        .all(all.enumerated().map(environment)),
      ])
  }

  private func environment(_ number: Int, _ name: String) -> HTML {
    let configs = (input.live?.list("configs") ?? []).filter { $0.text("environment") == name && isOwn($0) }
    let emergencies = (input.live?.list("emergencies") ?? []).filter { $0.text("environment") == name && isOwn($0) }
    return tag(
      "section", ["class": "block", "aria-labelledby": "environment\(number)"],
      tag("h2", ["id": "environment\(number)"], link(RulePath(Environment.key, name), from: "")),
      .all(emergencies.map(switchedOff)), .all(configs.map(config)),
      input.live != nil && configs.isEmpty
        ? tag("p", ["class": "quiet"], "Nothing is published: apps have the values that they were built with.") : .nothing,
      written(name))
  }

  private func isOwn(_ one: JSON) -> Bool { one.text("product") == bundle.json.text("product") }

  /// Who published something, when, and why.
  private func origin(_ one: JSON) -> HTML {
    let parts = [
      "since \(one.text("issued"))", one.text("author").isEmpty ? "" : "by \(one.text("author"))",
      one.text("reason").isEmpty ? "" : "because: \(one.text("reason"))", one.text("commit").isEmpty ? "" : "commit \(one.text("commit"))",
    ]
    return tag("p", ["class": "note"], HTML(parts.filter { !$0.isEmpty }.joined(separator: ", ")))
  }

  private func switchedOff(_ one: JSON) -> HTML {
    let off = one["list"]?.list("off") ?? []
    if off.isEmpty { return .nothing }
    let rows = off.map { entry in
      tag(
        "li", ["class": "refused"], tag("code", [:], HTML(entry.text("path"))), " ",
        tag(
          "span", ["class": "note"], HTML(entry.text("until").isEmpty ? "off until it is switched on" : "off until \(entry.text("until"))"))
      )
    }
    return tag(
      "div", ["class": "card"], tag("h3", [:], "Switched off in an emergency"), origin(one),
      tag("ul", ["class": "entries wide"], .all(rows)))
  }

  private func config(_ one: JSON) -> HTML {
    let offers = one["index"]?.list("offers") ?? []
    let values = one.list("values")
    let parts = offers.enumerated().map { position, offer -> HTML in
      let share = offer["share"]?.intValue ?? 0
      let app = offer.text("minimumApp")
      let whom =
        "\(share == 10_000 ? "all installs" : "\(Site.percent(share)) of installs")\(app == "0" ? "" : " with app \(app) or later")"
      let members = position < values.count ? values[position].objectValue ?? [] : []
      return tag("h3", [:], HTML(whom)) + table("Values for \(whom)", members.map { ($0.key, $0.value.plain, "") })
    }
    return tag(
      "div", ["class": "card"],
      tag("p", [:], tag("span", ["class": "chip"], "published"), " version ", tag("b", [:], HTML(one.text("version")))), origin(one),
      offers.isEmpty ? tag("p", ["class": "quiet"], "The values that apps were built with.") : .all(parts))
  }

  /// `12.5 %` for 1250 basis points.
  private static func percent(_ share: Int64) -> String {
    let rest = share % 100
    let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return "\(share / 100)\(digits) %"
  }

  /// What the rules set in an environment.
  private func written(_ name: String) -> HTML {
    let cells = input.book.environments[name]?.values.cells ?? []
    if cells.isEmpty { return tag("p", ["class": "quiet"], "The rules set nothing here.") }
    let rows = cells.map { cell -> (String, String, String) in
      let value = cell.value
      let days = [value.from.map { "from \($0)" }, value.until.map { "until \($0)" }].compactMap { $0 }.joined(separator: " ")
      let note = "since \(value.since) by \(value.by)\(days.isEmpty ? "" : ", \(days)"): \(value.because)"
      return (cell.column.text, value.to, note)
    }
    return tag("h3", [:], "Set in the rules") + table("Set in the rules for \(name)", rows)
  }

  private func table(_ caption: String, _ rows: [(path: String, value: String, note: String)]) -> HTML {
    let body = rows.map { row in
      tag(
        "tr", [:], tag("th", ["scope": "row"], link(RulePath(RemotePath.key, row.path), HTML(row.path), from: "", class: "id")),
        tag("td", [:], tag("b", [:], HTML(row.value))), tag("td", [:], HTML(row.note)))
    }
    return tag(
      "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": caption],
      tag(
        "table", [:], tag("caption", [:], HTML(caption)),
        tag(
          "thead", [:],
          tag("tr", [:], tag("th", ["scope": "col"], "Path"), tag("th", ["scope": "col"], "Value"), tag("th", ["scope": "col"], "Why"))),
        tag("tbody", [:], .all(body))))
  }
}
