// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

extension HandzMoment {
  /// What the app does now that this moment has come.
  public func now(_ facts: HandzFacts) -> HandzMomentAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzMomentAnswer(Handz.rules.present(moment: Int(rawValue), frame))
  }
}

/// What the app does at a moment. While a question is open there is nothing to do.
public struct HandzMomentAnswer: Sendable, Equatable {
  /// The same with ids as texts.
  public let presented: PresentedMoment

  init(_ presented: PresentedMoment) { self.presented = presented }

  /// The question that comes first.
  public var asks: PresentedQuestion? { presented.asks }

  /// What the app does, in order.
  public var tasks: [HandzTask] { presented.tasks.compactMap { HandzTask(name: $0) } }

  /// What goes from the device, and what goes from the cloud.
  public var clearsOnDevice: [HandzDataType] { cleared(from: "device") }
  public var clearsInCloud: [HandzDataType] { cleared(from: "cloud") }

  /// What might go and stays.
  public var keeps: [HandzDataType] { presented.keeps.compactMap { HandzDataType(name: $0) } }

  private func cleared(from copies: String) -> [HandzDataType] {
    presented.clears.filter { $0.from.contains(copies) }.compactMap { HandzDataType(name: $0.type) }
  }

  /// The screen that comes next, with nothing behind it; nil when the person stays where they are.
  public var route: HandzRoute? { presented.route.flatMap { HandzRoute(name: $0) } }

  /// The error that tells the person why; nil where there is nothing to tell.
  public var error: PresentedError? { presented.error }

  /// A word of the rules in place of a screen.
  public var answer: String? { presented.answer }
}

extension HandzProvider {
  /// All of them, in the order in which they stand.
  public static let inOrder: [HandzProvider] = [.apple, .google, .email]

  /// The button that begins it.
  public var button: HandzButton {
    switch self {
    case .apple: .continueWithApple
    case .email: .continueWithEmail
    case .google: .continueWithGoogle
    }
  }

  /// Whether it is asked for an address or a name, and whether signing in goes on without.
  public enum Need: Int, Sendable { case never, optional, needed }

  public var address: Need {
    switch self {
    case .apple: .optional
    case .email: .needed
    case .google: .needed
    }
  }

  public var personName: Need {
    switch self {
    case .apple: .optional
    case .email: .never
    case .google: .optional
    }
  }

  /// Whether the person has a password with us.
  public var hasPassword: Bool {
    switch self {
    case .apple: false
    case .email: true
    case .google: false
    }
  }

  /// Whether the person shows us that the address is theirs.
  public var confirmsAddress: Bool {
    switch self {
    case .apple: false
    case .email: true
    case .google: false
    }
  }

  /// Whether the address comes with the first sign-in alone, so that it is kept.
  public var keepsFirstAddress: Bool {
    switch self {
    case .apple: true
    case .email: false
    case .google: false
    }
  }

  /// Whether the address may be one that hides the real one.
  public var mayHideAddress: Bool {
    switch self {
    case .apple: true
    case .email: false
    case .google: false
    }
  }

  /// Whether the address is where receipts and notices go.
  public var identifiesByAddress: Bool {
    switch self {
    case .apple: false
    case .email: false
    case .google: true
    }
  }
}
