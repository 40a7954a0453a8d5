internal import RulesBundle

extension Rules {
  /// Parses a link from the bytes exactly as they arrived. Pass the string from the system, not a URL that a library has normalized.
  ///
  /// The parser accepts one form, `scheme://path?name=value&name=value`, with exactly the parameters that the link declares, in any order.
  /// The result says what is named, and not who may open it, so that routing can check the user first (CH27 §7.1).
  ///
  /// - Throws: `LinkError` if the bytes are not a link of these rules.
  public func link(parsing bytes: [UInt8]) throws(LinkError) -> DeepLink {
    guard bundle.count(.router) > 0 else { throw .noLinks }
    guard !bytes.isEmpty else { throw .empty }
    let longest = bundle.router[0].longest
    guard bytes.count <= longest else { throw .tooLong(atMost: longest) }
    let scheme = Array(bundle.utf8(bundle.router[0].scheme)) + Array("://".utf8)
    guard bytes.starts(with: scheme) else { throw .wrongScheme }
    return try link(at: try LinkAddress(bytes, from: scheme.count))
  }

  /// Parses a link from a string exactly as it arrived.
  ///
  /// - Throws: `LinkError` if the string is not a link of these rules.
  public func link(parsing text: String) throws(LinkError) -> DeepLink { try link(parsing: Array(text.utf8)) }

  private func link(at address: LinkAddress) throws(LinkError) -> DeepLink {
    var candidates: [Int] = []
    for link in 0..<bundle.count(.deepLinks) where bundle.utf8(bundle.deepLinks[link].path).elementsEqual(address.path) {
      candidates.append(link)
    }
    guard !candidates.isEmpty else { throw .unknownPath }
    try checkNames(of: address, candidates)
    candidates = try complete(candidates, address)

    // Two links can share a path and parameters. The parameters with fixed values then tell them apart.
    var refusal = LinkError.unknownPath
    for link in candidates {
      if let wrong = parameters(link).first(where: { isFixed($0) && !holds($0, value(of: $0, address)) }) {
        if case .unknownPath = refusal { refusal = .wrongValue(name(ofParameter: wrong)) }
        continue
      }
      var ids: [LinkID] = []
      for parameter in parameters(link) where !isFixed(parameter) {
        guard let id = LinkID(String(decoding: value(of: parameter, address), as: UTF8.self)) else {
          throw .badID(name(ofParameter: parameter))
        }
        ids.append(id)
      }
      return DeepLink(ordinal: link, ids: ids)
    }
    throw refusal
  }

  /// Checks that every parameter belongs to a candidate and occurs once. Stops at the first one that does not, regardless of their number.
  private func checkNames(of address: LinkAddress, _ candidates: [Int]) throws(LinkError) {
    var seen: [ArraySlice<UInt8>] = []
    for given in address.parameters {
      let isKnown = candidates.contains { link in parameters(link).contains { isNamed($0, given.name) } }
      guard isKnown else { throw .unknownParameter(at: given.place) }
      if seen.contains(where: { $0.elementsEqual(given.name) }) { throw .duplicateParameter(String(decoding: given.name, as: UTF8.self)) }
      seen.append(given.name)
    }
  }

  /// The candidates that have exactly the parameters of the address.
  private func complete(_ candidates: [Int], _ address: LinkAddress) throws(LinkError) -> [Int] {
    let able = candidates.filter { link in
      address.parameters.allSatisfy { given in parameters(link).contains { isNamed($0, given.name) } }
    }
    guard let shortest = able.min(by: { parameters($0).count < parameters($1).count }) else {
      // Each parameter is known, but no link has all of them. Report the first one that the first candidate does not have.
      let extra = address.parameters.first { given in !parameters(candidates[0]).contains { isNamed($0, given.name) } }
      throw .unknownParameter(at: extra?.place ?? 0)
    }
    let missing = parameters(shortest).first { parameter in !address.parameters.contains { isNamed(parameter, $0.name) } }
    if let missing { throw .missingParameter(name(ofParameter: missing)) }
    return able.filter { parameters($0).count == address.parameters.count }
  }

  func parameters(_ link: Int) -> Range<Int> { bundle.deepLinks[link].parameters }

  func isFixed(_ parameter: Int) -> Bool {
    bundle.linkParameters[parameter].kind == .always
  }

  private func name(ofParameter parameter: Int) -> String { bundle.text(bundle.linkParameters[parameter].parameter) }

  private func isNamed(_ parameter: Int, _ name: ArraySlice<UInt8>) -> Bool {
    bundle.utf8(bundle.linkParameters[parameter].parameter).elementsEqual(name)
  }

  private func holds(_ parameter: Int, _ value: [UInt8]) -> Bool {
    bundle.utf8(bundle.linkParameters[parameter].value).elementsEqual(value)
  }

  private func value(of parameter: Int, _ address: LinkAddress) -> [UInt8] {
    address.parameters.first { isNamed(parameter, $0.name) }?.value ?? []
  }
}
