public import RulesBundle
public import RulesJSON

extension JSON {
  /// Creates the JSON form of a value in requests and results. Ordinals become the names of the bundle.
  public init(_ value: PresentedValue, _ bundle: RuleBundle) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .text(let text): self = .string(text)
    case .choice(let position, let fact):
      self = .string(bundle.text(bundle.factValues[bundle.facts[fact].values.lowerBound + position].value))
    case .duration(let duration):
      let (seconds, nanoseconds) = duration.parts
      self = .string(TimeForm.duration(seconds, nanoseconds))
    case .timestamp(let time): self = .string(time.text)
    case .reasons(let reasons): self = .array(reasons.map { .string(bundle.name(.reasons, $0)) })
    case .list(let items): self = .array(items.map { JSON($0, bundle) })
    case .failure(let failure):
      var members = [JSON.Member(key: "code", value: .string(failure.code.name))]
      if let fact = failure.fact { members.append(JSON.Member(key: "fact", value: .string(bundle.name(.facts, fact)))) }
      self = .object([JSON.Member(key: "error", value: .object(members))])
    }
  }
}

extension GivenFact {
  /// Creates a fact that the app stores until the user has signed up, in a form that outlives the bundle.
  public init(_ kept: PresentedResume.CarriedFact, _ bundle: RuleBundle) {
    self.init(name: bundle.name(.facts, kept.fact), value: JSON(kept.value, bundle))
  }
}
