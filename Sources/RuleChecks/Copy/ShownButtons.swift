internal import RuleKinds

/// The buttons that a rule shows together on some surfaces.
struct ShownButtons {
  /// What shows them, in messages.
  var rule: String
  var buttons: [Name<Button>]
  var surfaces: [Name<Surface>]
  /// The conditions under which it is shown; all must hold.
  var conditions: [Name<Condition>] = []
  /// Whether another button closes it.
  var isDismissed = false
  /// The value that decides what is shown.
  var path: RulePath
}

extension CheckContext {
  /// The buttons of gates, denials, notices, levels of the warning ladder, and questions of moments, each with its surfaces. Those of
  /// errors are left out; `error.surface-buttons` counts them.
  var shownButtons: [ShownButtons] { gateButtons + reasonButtons + noticeButtons + ladderButtons + questionButtons }

  private var gateButtons: [ShownButtons] {
    book.gates.entries.map { entry in
      ShownButtons(
        rule: entry.name.text, buttons: entry.value.buttons, surfaces: entry.value.buttons.isEmpty ? [] : entry.value.shownOn,
        isDismissed: entry.value.dismiss != nil, path: RulePath(Gate.key, entry.name.text, "buttons"))
    }
  }

  /// The buttons of reasons that have buttons or surfaces of their own, or that combine those of their gate and their error.
  private var reasonButtons: [ShownButtons] {
    book.reasons.entries.compactMap { entry in
      guard let gate = entry.value.gate.flatMap({ book.gates[$0] }) else { return nil }
      let words = ReasonWords.of(entry.value, book)
      let rule = RulePath(Reason.key, entry.name.text)
      let path: RulePath
      if entry.value.buttons != nil {
        path = rule.appending("buttons")
      } else if !entry.value.shownOn.isEmpty {
        path = rule.appending("shown_on")
      } else if gate.buttons.isEmpty != gate.shownOn.isEmpty || words.buttons.isEmpty {
        path = rule.appending("gate")
      } else {
        return nil
      }
      return ShownButtons(
        rule: entry.name.text, buttons: words.buttons, surfaces: words.surfaces, isDismissed: gate.dismiss != nil, path: path)
    }
  }

  private var noticeButtons: [ShownButtons] {
    book.notices.entries.map { entry in
      ShownButtons(
        rule: entry.name.text, buttons: entry.value.buttons, surfaces: [entry.value.shownOn], conditions: entry.value.conditions,
        path: RulePath(Notice.key, entry.name.text, entry.value.buttons.isEmpty ? "shown_on" : "buttons"))
    }
  }

  private var ladderButtons: [ShownButtons] {
    let levels = book.ladderLevels.entries.map { entry in
      ShownButtons(
        rule: entry.name.text, buttons: entry.value.buttons, surfaces: entry.value.buttons.isEmpty ? [] : entry.value.shownOn,
        isDismissed: entry.value.dismissible, path: RulePath(LadderLevel.key, entry.name.text, "buttons"))
    }
    let steps = book.ladder.entries.flatMap { entry in
      entry.value.levels.cells.compactMap { cell -> ShownButtons? in
        guard let level = book.ladderLevels[cell.column] else { return nil }
        let key = cell.value.buttons.isEmpty ? "shown_on" : "buttons"
        let buttons = cell.value.buttons.isEmpty ? level.buttons : cell.value.buttons
        guard !buttons.isEmpty, !(cell.value.buttons.isEmpty && cell.value.shownOn.isEmpty) else { return nil }
        return ShownButtons(
          rule: "\(entry.name.text)` at `\(cell.column.text)", buttons: buttons,
          surfaces: cell.value.shownOn.isEmpty ? level.shownOn : cell.value.shownOn, isDismissed: level.dismissible,
          path: RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text, key))
      }
    }
    return levels + steps
  }

  private var questionButtons: [ShownButtons] {
    book.moments.entries.compactMap { entry in
      entry.value.asks.map { asks in
        ShownButtons(
          rule: entry.name.text, buttons: asks.buttons, surfaces: [asks.shownOn],
          path: RulePath(Moment.key, entry.name.text, "asks", "buttons"))
      }
    }
  }
}
