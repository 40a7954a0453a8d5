import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesPublishing
import Schema

extension SwitchOff: SigningWork {
  func work() throws {
    let work = try EmergencyWork(path, emergency)
    let today = try emergency.rules.today()
    let end = try until.map { given throws(Failure) in
      guard let day = CalendarDate(given) else {
        throw Failure(message: "--until takes a day such as 2026-01-05, not `\(given)`", code: Exit.usage)
      }
      guard today <= day else { throw Failure(message: "--until \(given) is in the past", code: Exit.usage) }
      // `value.far-date` reports such a day in the rules.
      guard (day.year - 5, day.month, day.day) <= (today.year, today.month, today.day) else {
        throw Failure(message: "--until \(given) is more than 5 years ahead; write the intended year, or omit it", code: Exit.usage)
      }
      return try GivenTime.seconds("\(given)T00:00:00Z") + Lifetimes.day
    }
    try work.requireSwitch()
    let change = try publishing { () throws(PublishProblem) in
      var change = try EmergencyChange(on: work.site, now: work.now)
      try change.turnOff(path, until: end)
      return change
    }
    Console.print("off in \(emergency.environment): \(path)\(until.map { ", until the end of \($0) (UTC)" } ?? "")")
    for entry in change.before.entries where entry.path != path { Console.print("stays off: \(entry.text)") }
    if emergency.dryRun { return Console.print("nothing is written (--dry-run)") }
    var isLive = true
    if change.changesNothing {
      Console.print("the config repository already turns it off")
    } else {
      isLive = try work.publish(change)
    }
    let reason = JSON.string(emergency.because).compact()
    let author = JSON.string(work.author).compact()
    var values = [
      ("to", "false"), ("because", String(decoding: reason, as: UTF8.self)), ("by", String(decoding: author, as: UTF8.self)),
      ("since", "\"\(today.text)\""),
    ]
    if let until { values.append(("until", "\"\(until)\"")) }
    let edited = work.written.flatMap { OverrideEdit($0, in: emergency.environment).setting(path, to: values) }
    try work.write(
      edited, expecting: .onOff(false),
      byHand: "add `\(path)` with `to: false` to `\(emergency.environment)`, so that `publish` keeps it off")
    if !isLive { throw Exit.findings }
  }
}

extension SwitchOn: SigningWork {
  func work() throws {
    let work = try EmergencyWork(path, emergency)
    var change = try publishing { () throws(PublishProblem) in try EmergencyChange(on: work.site, now: work.now) }
    change.turnOn(path)
    let configs = try publishing { () throws(PublishProblem) in
      try (work.site.live?.index.offers ?? []).map { offer throws(PublishProblem) in try work.site.config(of: offer) }
    }
    let isPublishedOff = configs.contains { $0[path] == .onOff(false) }
    let edited = work.written.flatMap { OverrideEdit($0, in: emergency.environment).removing(path) }
    if change.changesNothing, !isPublishedOff, edited == nil {
      throw Failure(message: "`\(path)` is not switched off in `\(emergency.environment)`", code: Exit.usage)
    }
    Console.print("no longer off in an emergency in \(emergency.environment): \(path)")
    for entry in change.list.entries { Console.print("stays off: \(entry.text)") }
    if emergency.dryRun { return Console.print("nothing is written (--dry-run)") }
    var isLive = true
    if !change.changesNothing { isLive = try work.publish(change) }
    if edited != nil {
      try work.write(edited, expecting: nil, byHand: "remove `\(path)` from `\(emergency.environment)`")
    }
    if isPublishedOff {
      throw Failure(
        message:
          "it is still off: \(work.site.live?.index.version.description ?? "the live version") of the published values turns it off; "
          + "run `rulebook publish`, which needs the key that signs values", code: Exit.findings)
    }
    if !isLive { throw Exit.findings }
  }
}

extension EmergencyList.Entry {
  /// The entry for people.
  var text: String { "\(path)\(until.map { ", on again at \(MetadataTime.text($0))" } ?? "")" }
}

extension CalendarDate {
  /// The date as it is written.
  var text: String {
    func padded(_ number: Int, _ width: Int) -> String { String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)" }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
