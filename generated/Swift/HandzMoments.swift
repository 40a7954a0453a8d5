// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
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
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedMoment

  public init(_ presented: PresentedMoment) { self.presented = presented }

  /// Which moment it is.
  public var moment: HandzMoment { HandzMoment(ordinal: presented.moment) }

  /// The question that comes first.
  public var asks: HandzShownQuestion? { presented.asks.map { HandzShownQuestion($0) } }

  /// What the app does, in order.
  public var tasks: [HandzTask] { presented.tasks.map { HandzTask(ordinal: $0) } }

  /// What goes from the device.
  public var clearsOnDevice: [HandzDataType] { presented.clears.filter { $0.from.contains(.device) }.map { HandzDataType(ordinal: $0.type) } }

  /// What goes from the cloud.
  public var clearsInCloud: [HandzDataType] { presented.clears.filter { $0.from.contains(.cloud) }.map { HandzDataType(ordinal: $0.type) } }

  /// What might go and stays.
  public var keeps: [HandzDataType] { presented.keeps.map { HandzDataType(ordinal: $0) } }

  /// The screen that comes next, with nothing behind it; nil when the person stays where they are.
  public var route: HandzRoute? { presented.route.map { HandzRoute(ordinal: $0) } }

  /// A word of the rules in place of a screen.
  public var answer: String? { presented.answer.map { Handz.rules.bundle.answer($0) } }

  /// The error that says why; nil where there is nothing to say.
  public var error: HandzShownError? { presented.error.map { HandzShownError($0) } }

  /// What the person reads right now.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// Why something could not be decided: a task is then left out, and data kept.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// A question that a person answers before anything is done.
public struct HandzShownQuestion: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedQuestion

  public init(_ presented: PresentedQuestion) { self.presented = presented }

  /// Its words.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }

  /// Where it is shown.
  public var surface: HandzSurface { HandzSurface(ordinal: presented.surface) }

  /// The answers.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }
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
