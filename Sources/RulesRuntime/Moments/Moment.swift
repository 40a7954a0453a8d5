public import RulesBundle

/// What the app does at a moment of its lifecycle. The runtime carries out none of it.
public struct PresentedMoment: Sendable, Equatable {
  /// The ordinal in `moments`.
  public var moment: Int
  /// The question to ask first. Do nothing until the user answers it. Nil if there is no question.
  public var question: PresentedQuestion?
  /// The ordinals in `tasks` of the tasks to run, in order.
  public var tasks: [Int] = []
  /// The data to delete, with the copies to delete.
  public var dataToDelete: [PresentedDeletion] = []
  /// The ordinals in `data_types` of the data that the moment could delete and keeps.
  public var dataToKeep: [Int] = []
  /// The ordinal in `routes` of the next screen, which replaces all others. Nil if the user stays on the current screen.
  public var route: Int?
  /// The ordinal in `table_answers` of the table's answer if it is not a screen. The app interprets it.
  public var answer: Int?
  /// The error that explains the moment to the user. Nil if there is nothing to explain.
  public var error: PresentedError?
  /// The events to send; none while the question is open.
  public var telemetry: [PresentedEvent] = []
  /// The notices to show now.
  public var notices: [PresentedNotice] = []
  /// Why a condition could not be evaluated. In that case, its task is not run and its data is kept.
  public var undecided: PresentedFailure?
}

/// A question that the user answers before anything is done.
public struct PresentedQuestion: Sendable, Equatable {
  /// The copy of the question.
  public var copy: PresentedCopy
  /// The ordinal in `surfaces` of the surface that shows it.
  public var surface: Int
  /// The buttons, in order.
  public var buttons: [PresentedButton]
}

/// A type of data to delete.
public struct PresentedDeletion: Sendable, Equatable {
  /// The ordinal in `data_types`.
  public var type: Int
  /// Where to delete it: from the cloud, the device, or both.
  public var from: [StorageKind]
}

extension Rules {
  /// The ordinal of the moment with a name. Nil if the rules do not declare it.
  public func moment(_ name: String) -> Int? { bundle.find(.moments, name) }

  /// What the app does when a moment occurs.
  ///
  /// - Parameters:
  ///   - moment: The ordinal of the moment. It must be valid for these rules.
  ///   - frame: The facts. Unknown facts never cause a deletion.
  public func present(moment: Int, _ frame: Frame) -> PresentedMoment {
    requireOrdinal(moment, of: .moments, frame)
    frame.forgetDerived()
    var result = PresentedMoment(moment: moment)
    var error: Value?
    if let table = bundle.moments[moment].asks {
      let answer = decide(table: table, frame)
      error = answer.error
      if answer.answer == bundle.moments[moment].answer { result.question = question(of: moment, frame) }
    }
    if result.question == nil {
      result.tasks = tasks(of: moment, frame, &error)
      (result.dataToDelete, result.dataToKeep) = data(at: moment, frame, &error)
      if let route = bundle.moments[moment].goesTo {
        result.route = route
      } else if let table = bundle.moments[moment].goesWhere {
        let answer = decide(table: table, frame)
        if error == nil { error = answer.error }
        let route = route(of: answer)
        result.route = route
        if route == nil { result.answer = row(of: answer) }
      }
      result.telemetry = emitted(bundle.moments[moment].emits, frame)
      result.error = self.error(at: moment, frame, &error)
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

  /// The first error whose conditions hold.
  private func error(at moment: Int, _ frame: Frame, _ failure: inout Value?) -> PresentedError? {
    for row in bundle.moments[moment].error where holds(bundle.momentErrors[row].condition, frame, &failure) {
      return present(ErrorOccurrence(error: bundle.momentErrors[row].error), frame)
    }
    return nil
  }

  /// The data to delete and the data to keep, among the types that declare the moment. Data is kept if its condition is unknown.
  private func data(at moment: Int, _ frame: Frame, _ error: inout Value?) -> (clears: [PresentedDeletion], keeps: [Int]) {
    var (clears, keeps): ([PresentedDeletion], [Int]) = ([], [])
    for type in 0..<bundle.count(.dataTypes) {
      for row in bundle.dataTypes[type].at
      where bundle.dataMoments[row].moment == moment {
        let clearing = bundle.dataMoments[row]
        let copies = (clearing.cloud ? [StorageKind.cloud] : []) + (clearing.device ? [.device] : [])
        if !copies.isEmpty, holds(clearing.condition, frame, &error) {
          clears.append(PresentedDeletion(type: type, from: copies))
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
