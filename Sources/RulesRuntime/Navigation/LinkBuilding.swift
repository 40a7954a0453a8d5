internal import RulesBundle

extension Rules {
  /// The address of a link, which `link(parsing:)` reads back as the same link: `scheme://path?name=value`.
  ///
  /// Parameters stand in the order in which the rules declare them. The link must be one of these rules, with an id for each
  /// parameter that is one: anything else is a mistake of the program.
  public func text(of link: DeepLink) -> String {
    precondition(bundle.count(.router) > 0, "rules without a router have no links")
    precondition((0..<bundle.count(.deepLinks)).contains(link.ordinal), "a link comes from the rules that it is asked of")
    var bytes = Array(bundle.utf8(bundle.router[0].scheme))
    bytes += Array("://".utf8)
    bytes += Array(bundle.utf8(bundle.deepLinks[link.ordinal].path))
    var separator = UInt8(ascii: "?")
    var next = 0
    for parameter in parameters(link.ordinal) {
      bytes.append(separator)
      bytes += Array(bundle.utf8(bundle.linkParameters[parameter].parameter))
      bytes.append(UInt8(ascii: "="))
      if isFixed(parameter) {
        bytes += Array(bundle.utf8(bundle.linkParameters[parameter].value))
      } else {
        precondition(next < link.ids.count, "a link has an id for each parameter that is one")
        bytes += Array(link.ids[next].text.utf8)
        next += 1
      }
      separator = UInt8(ascii: "&")
    }
    precondition(next == link.ids.count, "a link has no more ids than parameters for them")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The route that a link opens.
  public func route(openedBy link: Int) -> Int { bundle.deepLinks[link].opens }

  /// The route to open when what a link names is gone; nil when it names nothing that can go.
  public func route(whenGone link: Int) -> Int? { bundle.deepLinks[link].whenGone }
}
