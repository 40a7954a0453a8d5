import HostTime
import RulebookSupport
import RulesCompiler
import RulesDiff
import RulesJSON
import RulesSite

/// The changes since another revision, for the pages of a site.
struct SiteChanges {
  private let name: String
  private let before: Compilation
  private let after: Compilation

  init(_ since: String, _ options: RulesOptions, _ after: Compilation) throws(Failure) {
    name = since
    var memory = PipelineMemory()
    before = try DiffSide(since, options).compile(since, reusing: &memory)
    self.after = after
  }

  func revision() throws(Failure) -> SiteInput.Revision {
    guard let bundle = before.lowered?.bundle, let report = RulesDiff.compare(before, after, findZone: { HostTime.zone(named: $0) }) else {
      throw Failure(message: "the compiled rules are not a valid bundle", code: Exit.bug)
    }
    let json = report.json
    let answers = (json["answers"]?.arrayValue ?? []).map(answer)
    let values = (json["changes"]?.arrayValue ?? []).map(value)
    return SiteInput.Revision(name: name, bundle: bundle, changes: answers + values)
  }

  private func value(_ change: JSON) -> SiteInput.ChangeLine {
    let path = change["path"]?.stringValue ?? ""
    let (old, new) = (change["old"]?.stringValue, change["new"]?.stringValue)
    let form = change["form"]?.stringValue ?? "changed"
    let sentence =
      switch (old, new) {
      case (let old?, let new?): "\(path) is \(quoted(new)) instead of \(quoted(old))."
      case (nil, let new?): "\(path) is new: \(quoted(new))."
      case (let old?, nil): "\(path) is gone; it was \(quoted(old))."
      case (nil, nil): "\(path) was \(form)."
      }
    let affected = (change["affects"]?.arrayValue ?? []).map { item in
      "\(item["kind"]?.stringValue ?? ""): \(texts(item["names"]).prefix(6).joined(separator: ", "))"
    }
    let delivery = change["delivery"]?.stringValue.map { ["delivery: \($0)"] } ?? []
    let plans = texts(change["plans"])
    let place = change["newPlace"] ?? change["oldPlace"]
    return SiteInput.ChangeLine(
      path: path, sentence: sentence, old: old ?? listed(change["removed"]), new: new ?? listed(change["added"]),
      reaches: (plans.isEmpty ? [] : ["plans: \(plans.joined(separator: ", "))"]) + delivery + affected,
      place: place.map { "\($0["file"]?.stringValue ?? ""):\($0["line"]?.intValue ?? 1)" } ?? "",
      category: change["category"]?.stringValue ?? form)
  }

  private func answer(_ change: JSON) -> SiteInput.ChangeLine {
    let decision = change["decision"]?.stringValue ?? ""
    let (old, new) = (change["old"]?.stringValue ?? "", change["new"]?.stringValue ?? "")
    let plans = texts(change["plans"])
    let people = plans.isEmpty ? "" : " for \(plans.joined(separator: ", "))"
    let example = (change["example"]?.arrayValue ?? []).map { "\($0["fact"]?.stringValue ?? "") = \($0["value"]?.stringValue ?? "")" }
    return SiteInput.ChangeLine(
      path: "actions/\(decision)", sentence: "\(decision) answers \(new) instead of \(old)\(people).", old: old, new: new,
      reaches: example.isEmpty ? [] : ["for example: \(example.joined(separator: ", "))"], place: "",
      category: change["category"]?.stringValue ?? "answer")
  }

  /// A value in a sentence: text in quotation marks.
  private func quoted(_ value: String) -> String { value.contains(" ") ? "“\(value)”" : value }

  private func texts(_ value: JSON?) -> [String] { (value?.arrayValue ?? []).compactMap(\.stringValue) }

  private func listed(_ value: JSON?) -> String? {
    let texts = texts(value)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
