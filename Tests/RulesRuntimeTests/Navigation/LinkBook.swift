import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRuntime
import Schema
import Testing

/// A fictional product whose links have every possible form.
enum LinkBook {
  static let files: [(String, String)] = [
    (
      "conditions.yaml",
      """
      is_late: {about: Comes late., when: p}
      is_red: {about: Wears red., when: "color == 'red'"}
      is_blocked: {about: May not., when: q}
      is_green: {about: Wears green., when: "color == 'green'"}
      is_rich: {about: Has much., when: a > 100}
      is_not_poor: {about: Has something., when: a > 10}

      """
    ),
    (
      "routes.yaml",
      """
      home: {about: A screen., known: specified, start: true, leads_to: [list, item], source: DOC}
      list: {about: A screen., known: specified, leads_to: home, source: DOC}
      item: {about: For the rich., known: specified, leads_to: home, only_if: is_rich, else: lounge, source: DOC}
      lounge: {about: For those in between., known: specified, leads_to: home, only_if: is_not_poor, else: outside, source: DOC}
      outside: {about: For everybody., known: specified, leads_to: home, source: DOC}
      late: {about: For those who are late and wear green., known: specified, leads_to: home, only_if: is_green, else: outside, source: DOC}
      blocked: {about: For everybody., known: specified, leads_to: home, source: DOC}

      """
    ),
    (
      "router.yaml",
      """
      scheme: crumb
      longest: 400
      first_match:
        - {if: is_late, to: late, continues: true}
        - {if: [is_red, is_blocked], to: blocked}
      on_error: blocked
      when_unknown: home
      unknown_says: link.unknown
      gone_says: link.gone
      shown_on: modal
      source: DOC

      """
    ),
    ("copy/links.yaml", ["unknown", "gone"].map { "link.\($0): {where: A line, text: Not here., source: DOC}\n" }.joined()),
    (
      "deep_links.yaml",
      """
      plain: {about: No parameter., path: list, opens: list, source: DOC}
      today: {about: A word., path: list, parameters: {show: {always: today}}, opens: list, source: DOC}
      late: {about: Another word., path: list, parameters: {show: {always: late.now}}, opens: list, source: DOC}
      one: {about: An id., path: list/item, parameters: {id: {id_of: item}}, opens: item, when_gone: list, source: DOC}
      two:
        about: Two ids and a word, at a path that has others.
        path: list
        parameters: {from: {id_of: person}, show: {always: shared}, item: {id_of: item}}
        opens: item
        when_gone: list
        source: DOC

      """
    ),
  ]

  static let rules: Rules = {
    do {
      return try SmallBook.rules([], adding: files)
    } catch {
      fatalError("the fictional links do not compile: \(error)")
    }
  }()

  static func ordinal(_ name: String) throws -> Int { try #require(rules.bundle.find(.deepLinks, name)) }

  /// The error of a text; nil if it is a link.
  static func refusal(_ bytes: [UInt8], _ rules: Rules = rules) -> LinkError? {
    do throws(LinkError) {
      _ = try rules.link(parsing: bytes)
      return nil
    } catch { return error }
  }

  /// Gives a frame facts in the form of a request: a JSON object.
  static func fill(_ frame: Frame, _ facts: String, _ rules: Rules) throws {
    var given: [GivenFact] = []
    if case .object(let members) = try JSON.parse(Array(facts.utf8)) { GivenFact.collect(members, prefix: "", into: &given) }
    try rules.fill(frame, with: given)
  }
}
