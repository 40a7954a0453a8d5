internal import RulesBundle

extension Rules {
  /// Returns the address of a link, `scheme://path?name=value`, which `link(parsing:)` parses as the same link.
  ///
  /// Parameters are in the order in which the rules declare them. Traps if the link does not belong to these rules, or if the number of ids
  /// differs from the number of parameters that are ids.
  public func text(of link: DeepLink) -> String {
    precondition(bundle.count(.router) > 0, "the rules have no router, and so no links")
    precondition((0..<bundle.count(.deepLinks)).contains(link.ordinal), "the link does not belong to these rules")
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
        precondition(next < link.ids.count, "the link has too few ids")
        bytes += Array(link.ids[next].text.utf8)
        next += 1
      }
      separator = UInt8(ascii: "&")
    }
    precondition(next == link.ids.count, "the link has too many ids")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the ordinal in `routes` of the screen that a link opens.
  public func route(openedBy link: Int) -> Int { bundle.deepLinks[link].opens }

  /// Returns the ordinal in `routes` of the screen to open if the object of a link no longer exists; nil if the link names no such object.
  public func route(whenGone link: Int) -> Int? { bundle.deepLinks[link].whenGone }
}
