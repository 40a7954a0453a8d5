public import RulesBundle

/// What an app does at a moment of its life. The runtime does nothing of it.
public struct PresentedMoment: Sendable, Equatable {
  /// The ordinal in `moments`.
  public var moment: Int
  /// The question that comes first; nothing is done until it is answered.
  public var asks: PresentedQuestion?
  /// The ordinals in `tasks` of what the app does, in order.
  public var tasks: [Int] = []
  /// What goes, and which copies of it.
  public var clears: [PresentedClearing] = []
  /// The ordinals in `data_types` of what might go at this moment and stays.
  public var keeps: [Int] = []
  /// The ordinal in `routes` of the screen that comes next, with nothing behind it; nil when the person stays where they are.
  public var route: Int?
  /// The ordinal in `table_answers` of what the table says in place of a screen: a word for the app.
  public var answer: Int?
  /// The error that tells the person why; nil where there is nothing to tell.
  public var error: PresentedError?
  /// What the person is told right now.
  public var notices: [PresentedNotice] = []
  /// Why something could not be told: a task is then left out, and data kept.
  public var undecided: PresentedFailure?
}

/// A question that a person answers before anything is done.
public struct PresentedQuestion: Sendable, Equatable {
  public var copy: PresentedCopy
  /// The ordinal in `surfaces`.
  public var surface: Int
  public var buttons: [PresentedButton]
}

/// A type of data that goes.
public struct PresentedClearing: Sendable, Equatable {
  /// The ordinal in `data_types`.
  public var type: Int
  /// The cloud, the device, or both.
  public var from: [StorageKind]
}

extension Rules {
  /// The ordinal of a moment.
  public func moment(_ name: String) -> Int? { bundle.find(.moments, name) }

  /// What the app does now that a moment has come.
  public func present(moment: Int, _ frame: Frame) -> PresentedMoment {
    requireOrdinal(moment, of: .moments, frame)
    frame.forgetDerived()
    var result = PresentedMoment(moment: moment)
    var error: Value?
    if let table = bundle.moments[moment].asks {
      let answer = decide(question: table, frame)
      error = answer.error
      if answer.answer == bundle.moments[moment].answer { result.asks = question(of: moment, frame) }
    }
    if result.asks == nil {
      result.tasks = tasks(of: moment, frame, &error)
      (result.clears, result.keeps) = data(at: moment, frame, &error)
      if let route = bundle.moments[moment].goesTo {
        result.route = route
      } else if let table = bundle.moments[moment].goesWhere {
        let answer = decide(question: table, frame)
        if error == nil { error = answer.error }
        let route = route(of: answer)
        result.route = route
        if route == nil { result.answer = row(of: answer) }
      }
      result.error = bundle.moments[moment].error.map { present(ErrorOccurrence(error: $0), frame) }
    }
    result.notices = notices(frame)
    result.undecided = error.map(failure)
    return result
  }

  private func question(of moment: Int, _ frame: Frame) -> PresentedQuestion? {
    guard let says = bundle.moments[moment].says,
      let surface = bundle.moments[moment].shownOn
    else { return nil }
    return PresentedQuestion(
      copy: render(copy: says, frame), surface: surface,
      buttons: buttons(bundle.moments[moment].buttons, frame))
  }

  private func tasks(of moment: Int, _ frame: Frame, _ error: inout Value?) -> [Int] {
    var tasks: [Int] = []
    for row in bundle.moments[moment].does {
      guard holds(bundle.momentTasks[row].condition, frame, &error) else { continue }
      tasks.append(bundle.momentTasks[row].task)
    }
    return tasks
  }

  /// What goes and what stays of the types of data that speak of a moment. What cannot be told stays: nothing is lost by a missing fact.
  private func data(at moment: Int, _ frame: Frame, _ error: inout Value?) -> (clears: [PresentedClearing], keeps: [Int]) {
    var (clears, keeps): ([PresentedClearing], [Int]) = ([], [])
    for type in 0..<bundle.count(.dataTypes) {
      for row in bundle.dataTypes[type].at
      where bundle.dataMoments[row].moment == moment {
        let clearing = bundle.dataMoments[row]
        let copies = (clearing.cloud ? [StorageKind.cloud] : []) + (clearing.device ? [.device] : [])
        if !copies.isEmpty, holds(clearing.condition, frame, &error) {
          clears.append(PresentedClearing(type: type, from: copies))
        } else {
          keeps.append(type)
        }
      }
    }
    return (clears, keeps)
  }

  private func holds(_ program: Int?, _ frame: Frame, _ error: inout Value?) -> Bool {
    let value = evaluator.holds(program, frame)
    if value.tag == .error, error == nil { error = value }
    return value.isTrue
  }
}
