internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Links with what they are made of, and what holds for every link; a rule book without a scheme has no router.
  mutating func lowerLinks() {
    for (name, link) in names.ordered(book.deepLinks) {
      let parameters = link.parameters.map { parameter -> [UInt32] in
        let kind: LinkParameterKind = parameter.always == nil ? .id : .always
        return [writer.text(parameter.name), UInt32(kind.rawValue), writer.text(parameter.always ?? parameter.idOf ?? "")]
      }
      let range = writer.addRange(to: .linkParameters, parameters)
      let opens = UInt32(names[Route.key, link.opens.text])
      writer.add(to: .deepLinks, [writer.text(name), writer.text(link.path)] + range + [opens, optional(link.whenGone)])
    }
    let router = book.router
    guard !router.scheme.isEmpty else { return }
    writer.add(
      to: .router,
      [
        writer.text(router.scheme), UInt32(router.longest), optional(router.whenSignedOut), optional(router.whenGuest),
        optional(router.whenUnknown), optional(router.unknownSays), optional(router.goneSays),
      ])
  }
}
