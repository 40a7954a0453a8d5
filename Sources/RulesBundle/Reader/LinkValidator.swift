/// Validates links and screens. Every link has an address that conforms to `LinkForm`, does not exceed the maximum length of the router, and
/// does not match another link. Every guarded screen has an alternative.
struct LinkValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    let routers = rows(.router)
    let links = rows(.deepLinks)
    try require(routers <= 1, .router, 0)
    try require(links <= LinkForm.maximumLinkCount, .deepLinks, 0)
    if routers == 1 {
      try require(LinkForm.isScheme(bundle.utf8(bundle.router[0].scheme)), .router, 0)
      try require((1...LinkForm.maximumLinkLength).contains(bundle.router[0].longest), .router, 0)
    }
    for link in 0..<links { try validate(link, hasRouter: routers == 1) }
    for route in 0..<rows(.routes) { try validate(route: route) }
    for link in 0..<links { for other in 0..<link { try require(!areAlike(link, other), .deepLinks, link) } }
  }

  private func validate(_ link: Int, hasRouter: Bool) throws(BundleError) {
    let parameters = parameters(link)
    let path = bundle.utf8(bundle.deepLinks[link].path)
    try require(parameters.count <= LinkForm.maximumParameterCount && LinkForm.isPath(path), .deepLinks, link)
    var size = path.count
    for parameter in parameters {
      let name = bundle.utf8(bundle.linkParameters[parameter].parameter)
      let value = bundle.utf8(bundle.linkParameters[parameter].value)
      try require(LinkForm.isName(name) && (!isFixed(parameter) || LinkForm.isValue(value)), .linkParameters, parameter)
      for other in parameters.lowerBound..<parameter {
        try require(!isSame(.linkParameters, parameter, other, LinkParameterRow.At.parameter), .linkParameters, parameter)
      }
      size += name.count + 2 + (isFixed(parameter) ? value.count : LinkForm.maximumIDLength)
    }
    guard hasRouter else { return }
    let longest = bundle.utf8(bundle.router[0].scheme).count + 3 + size
    try require(longest <= bundle.router[0].longest, .deepLinks, link)
  }

  /// The chain of alternative screens ends at an unguarded screen.
  private func validate(route: Int) throws(BundleError) {
    var place = route
    for _ in 0...rows(.routes) {
      let isGuarded = bundle.routes[place].condition != nil
      let instead = bundle.routes[place].instead
      guard isGuarded == (instead != nil) else { break }
      guard let instead else { return }
      place = instead
    }
    throw BundleError(.routeInvalid, at: self.place(.routes, route))
  }

  /// Whether an address could match both links: they have the same path and parameters, and no fixed value distinguishes them.
  private func areAlike(_ link: Int, _ other: Int) -> Bool {
    let (mine, others) = (parameters(link), parameters(other))
    guard mine.count == others.count, isSame(.deepLinks, link, other, DeepLinkRow.At.path) else { return false }
    for parameter in mine {
      var partner: Int?
      for candidate in others where isSame(.linkParameters, parameter, candidate, LinkParameterRow.At.parameter) { partner = candidate }
      guard let partner else { return false }
      if isFixed(parameter), isFixed(partner), !isSame(.linkParameters, parameter, partner, LinkParameterRow.At.value) { return false }
    }
    return true
  }

  private func isFixed(_ parameter: Int) -> Bool {
    bundle.linkParameters[parameter].kind == .always
  }

  private func parameters(_ link: Int) -> Range<Int> { bundle.deepLinks[link].parameters }

  private func isSame(_ section: BundleSection, _ row: Int, _ other: Int, _ column: Int) -> Bool {
    compareBytes(text(section, row, column), text(section, other, column)) == 0
  }

  private func require(_ holds: Bool, _ section: BundleSection, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(.linkInvalid, at: place(section, row)) }
  }
}
