internal import RuleKinds

/// A link of the rules, with the values of all parameters, in the order of the rules.
package struct PlainLink: Sendable, Equatable {
  package struct Parameter: Sendable, Equatable {
    package var name: String
    package var value: String
    package var isID: Bool

    package init(name: String, value: String, isID: Bool) {
      self.name = name
      self.value = value
      self.isID = isID
    }
  }

  package var name: String
  package var parameters: [Parameter]

  package init(name: String, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }
}

/// The links into the app, from their files, and where they lead.
package struct PlainLinks {
  package let rules: PlainRules
  private var book: RuleBook { rules.book }

  package init(_ rules: PlainRules) { self.rules = rules }

  // MARK: Matching

  /// The link of some bytes.
  package func link(_ bytes: [UInt8]) throws(PlainRefusal) -> PlainLink {
    if book.router.scheme.isEmpty { throw PlainRefusal("no_links") }
    let address = try PlainAddress(bytes, scheme: book.router.scheme, longest: Int(book.router.longest))
    let here = book.deepLinks.inByteOrder.filter { $0.value.path == address.path }
    if here.isEmpty { throw PlainRefusal("unknown_path") }
    for (index, given) in address.parameters.enumerated() {
      if !here.contains(where: { declares($0.value, given.name) }) { throw PlainRefusal("unknown_parameter", at: given.place) }
      if address.parameters[..<index].contains(where: { $0.name == given.name }) {
        throw PlainRefusal("duplicate_parameter", parameter: given.name)
      }
    }
    let able = here.filter { link in address.parameters.allSatisfy { declares(link.value, $0.name) } }
    let fewest = able.map(\.value.parameters.count).min()
    guard let nearest = able.first(where: { $0.value.parameters.count == fewest }) else {
      // Each parameter is known, but no link has all of them: the first link's are accepted, and another is superfluous.
      throw PlainRefusal("unknown_parameter", at: address.parameters.first { !declares(here[0].value, $0.name) }?.place)
    }
    if let missing = nearest.value.parameters.first(where: { value(of: $0, address) == nil }) {
      throw PlainRefusal("missing_parameter", parameter: missing.name)
    }
    return try told(among: able.filter { $0.value.parameters.count == address.parameters.count }, address)
  }

  /// The link with the given words.
  private func told(among links: [Named<DeepLink, DeepLink>.Entry], _ address: PlainAddress) throws(PlainRefusal) -> PlainLink {
    func wrong(_ link: DeepLink) -> LinkParameter? { link.parameters.first { $0.always != nil && $0.always != value(of: $0, address) } }
    guard let link = links.first(where: { wrong($0.value) == nil }) else {
      throw PlainRefusal("wrong_value", parameter: links.first.flatMap { wrong($0.value) }?.name)
    }
    for parameter in link.value.parameters where parameter.always == nil && !PlainAddress.isID(value(of: parameter, address) ?? "") {
      throw PlainRefusal("bad_id", parameter: parameter.name)
    }
    return PlainLink(
      name: link.name.text,
      parameters: link.value.parameters.map {
        PlainLink.Parameter(name: $0.name, value: value(of: $0, address) ?? "", isID: $0.always == nil)
      })
  }

  private func declares(_ link: DeepLink, _ name: String) -> Bool { link.parameters.contains { $0.name == name } }

  private func value(of parameter: LinkParameter, _ address: PlainAddress) -> String? {
    address.parameters.first { $0.name == parameter.name }?.value
  }

  /// The address of a link, as the app writes it.
  package func address(of link: PlainLink) -> String {
    let path = book.deepLinks[link.name]?.path ?? ""
    let query = link.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(book.router.scheme)://\(path)" + (query.isEmpty ? "" : "?\(query)")
  }
}
