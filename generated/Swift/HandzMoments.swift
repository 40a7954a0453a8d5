// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

extension HandzMoment {
  /// Returns what the app does at this moment.
  public func tasks(for facts: some HandzGivenFacts) -> HandzMomentAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzMomentAnswer(Handz.rules.present(moment: Int(rawValue), frame))
  }
}

/// What the app does at a moment. While a question is open, the tasks are empty.
public struct HandzMomentAnswer: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedMoment

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedMoment) { self.presented = presented }

  /// The moment.
  public var moment: HandzMoment { HandzMoment(ordinal: presented.moment) }

  /// The question to ask first; nil if there is none.
  public var question: HandzShownQuestion? { presented.question.map { HandzShownQuestion($0) } }

  /// The tasks of the app, in order.
  public var tasks: [HandzTask] { presented.tasks.map { HandzTask(ordinal: $0) } }

  /// The data types to delete from the device.
  public var dataToDeleteOnDevice: [HandzDataType] { presented.dataToDelete.filter { $0.from.contains(.device) }.map { HandzDataType(ordinal: $0.type) } }

  /// The data types to delete from the cloud.
  public var dataToDeleteInCloud: [HandzDataType] { presented.dataToDelete.filter { $0.from.contains(.cloud) }.map { HandzDataType(ordinal: $0.type) } }

  /// The data types that are kept.
  public var dataToKeep: [HandzDataType] { presented.dataToKeep.map { HandzDataType(ordinal: $0) } }

  /// The next screen, as the root of the navigation; nil if the user stays on the current screen.
  public var route: HandzRoute? { presented.route.map { HandzRoute(ordinal: $0) } }

  /// A keyword of the rules instead of a screen; nil if there is none.
  public var answer: String? { presented.answer.map { Handz.rules.bundle.answer($0) } }

  /// The error to show; nil if there is none.
  public var error: HandzShownError? { presented.error.map { HandzShownError($0) } }

  /// The notices to show now.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// The events to log, unless the moment asks first.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }

  /// The reason why something cannot be decided; nil if there is none. Then a task is omitted and data is kept.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// A question that the user answers before the app performs any task.
public struct HandzShownQuestion: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedQuestion

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedQuestion) { self.presented = presented }

  /// The copy.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }

  /// The surface that shows the question.
  public var surface: HandzSurface { HandzSurface(ordinal: presented.surface) }

  /// The answers.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }
}

extension HandzProvider {
  /// All providers, in display order.
  public static let inOrder: [HandzProvider] = [.apple, .google, .email]

  /// The button that starts the sign-in.
  public var button: HandzButton {
    switch self {
    case .apple: .continueWithApple
    case .email: .continueWithEmail
    case .google: .continueWithGoogle
    }
  }

  /// Whether the app requests a value from the provider, and whether the sign-in requires it.
  public enum Need: Int, Sendable { case never, optional, needed }

  /// Whether the sign-in needs an email address.
  public var address: Need {
    switch self {
    case .apple: .optional
    case .email: .needed
    case .google: .needed
    }
  }

  /// Whether the sign-in needs the name of the user.
  public var personName: Need {
    switch self {
    case .apple: .optional
    case .email: .never
    case .google: .optional
    }
  }

  /// Whether the user has a password in the product.
  public var hasPassword: Bool {
    switch self {
    case .apple: false
    case .email: true
    case .google: false
    }
  }

  /// Whether the user must confirm the email address.
  public var confirmsAddress: Bool {
    switch self {
    case .apple: false
    case .email: true
    case .google: false
    }
  }

  /// Whether the provider returns the email address only at the first sign-in, so that it must be stored.
  public var keepsFirstAddress: Bool {
    switch self {
    case .apple: true
    case .email: false
    case .google: false
    }
  }

  /// Whether the email address can be a relay address that hides the real one.
  public var mayHideAddress: Bool {
    switch self {
    case .apple: true
    case .email: false
    case .google: false
    }
  }

  /// Whether receipts and notices are sent to the email address.
  public var identifiesByAddress: Bool {
    switch self {
    case .apple: false
    case .email: false
    case .google: true
    }
  }
}
