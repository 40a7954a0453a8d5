import RulesBundle
import RulesCompiler
import RulesRuntime
import Schema
import Testing

/// An invented product whose links have every form that a link may have.
enum LinkBook {
  static let files: [(String, String)] = [
    ("routes.yaml", ["home", "list", "item"].map { "\($0): {about: A screen., known: specified, source: DOC}\n" }.joined()),
    (
      "router.yaml",
      """
      scheme: crumb
      longest: 400
      when_signed_out: home
      when_guest: home
      when_unknown: home
      unknown_says: link.unknown
      gone_says: link.gone
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
      fatalError("the invented links compile: \(error)")
    }
  }()

  static func ordinal(_ name: String) throws -> Int { try #require(rules.bundle.find(.deepLinks, name)) }

  /// The refusal of a text; nil when it is a link.
  static func refusal(_ bytes: [UInt8], _ rules: Rules = rules) -> LinkRefusal? {
    do throws(LinkRefusal) {
      _ = try rules.link(parsing: bytes)
      return nil
    } catch { return error }
  }
}
