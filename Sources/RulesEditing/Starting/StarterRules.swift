extension Starter {
  /// The rule files: two plans, a limit, two actions, an error, copy, and a scenario.
  var rules: [File] {
    texts.map { File(path: "rules/\($0.name)", text: schema($0.name) + $0.text) }
  }

  /// The line with which editors find the schema of a file.
  private func schema(_ name: String) -> String {
    let kind = name.prefix { $0 != "." && $0 != "/" }
    let up = String(repeating: "../", count: name.count { $0 == "/" } + 1)
    return "# yaml-language-server: $schema=\(up)generated/schema/\(kind).json\n\n"
  }

  private var texts: [(name: String, text: String)] {
    [
      (
        "manifest.yaml",
        """
        # The product. Each file of this folder contains the rules of one kind and has its name.
        product: \(RenamedName.written(product))
        about: What each plan of \(type) allows, and what the app says.
        language: 1
        # The reason that denies an action if a fact is missing.
        when_undecided: undecided
        swift: {module: \(type)Rules, prefix: \(RenamedName.written(type))}
        # What `rulebook build` writes besides the bundle and the Swift code.
        build: [schemas]

        """
      ),
      (
        "facts.yaml",
        """
        # What the app knows about the user. Conditions and copy use these names.
        subscription.isActive: {about: Whether the user pays for Pro., type: bool, from: app}
        items.saved: {about: How many items the user has saved., type: int, from: app}

        """
      ),
      (
        "conditions.yaml",
        """
        # Named expressions over facts.
        is_subscribed: {about: The user pays for Pro., when: subscription.isActive}

        """
      ),
      (
        "plans.yaml",
        """
        # The plans. The first row whose conditions hold decides.
        states:
          free: {about: Everybody without a subscription.}
          pro: {about: Subscribers.}
        resolution:
          - {if: is_subscribed, plan: pro}
          - {plan: free}
        # The plan if a fact is missing.
        on_error: free

        """
      ),
      (
        "limits.yaml",
        """
        # How much each plan allows.
        saved_items:
          about: How many items a user can save.
          plans: {free: 3, pro: unlimited}
          used: items.saved
          # The reason that denies the next item.
          when_full: {free: limit_reached}
          # The copy about the limit: what happened, why, what to do, how much is used, and what counts.
          tells: {what: limit.reached, why: limit.why, next: limit.next, count: limit.count, counted: limit.counted}

        """
      ),
      (
        "capabilities.yaml",
        """
        # What each plan allows: `allow`, within a limit, or the reason that denies it.
        item.save: {about: Saving an item., plans: {free: {within: saved_items}, pro: {within: saved_items}}}
        item.export: {about: Exporting all items., plans: {free: needs_pro, pro: allow}}

        """
      ),
      (
        "actions.yaml",
        """
        # What users try to do. The first row that applies decides; `require` names a capability.
        item.save:
          about: The user saves an item.
          entry_point: editor
          effects: save
          first_match:
            - {require: item.save}
            - {otherwise: allow}
        item.export:
          about: The user exports all items.
          entry_point: editor
          effects: export
          first_match:
            - {require: item.export}
            - {otherwise: allow}

        """
      ),
      ("entry_points.yaml", "# The screens where actions start.\neditor: {about: The screen on which users edit an item.}\n"),
      (
        "effects.yaml",
        """
        # What the app does when an action is allowed.
        save: {about: The app stores the item.}
        export: {about: The app writes a file with all items.}

        """
      ),
      (
        "reasons.yaml",
        """
        # Why an action is denied, and the gate that shows it.
        limit_reached: {about: The plan has no room for another item., gate: upgrade, says: limit.reached}
        needs_pro: {about: The plan does not include the action., gate: upgrade, says: pro.needed}
        undecided: {about: A fact is missing., gate: notice, says: undecided}

        """
      ),
      (
        "gates.yaml",
        """
        # How a denial is shown.
        upgrade: {about: Offers Pro., shown_on: sheet, buttons: upgrade, dismiss: close}
        notice: {about: Only informs., shown_on: sheet, dismiss: close}

        """
      ),
      (
        "buttons.yaml",
        """
        upgrade: {about: Opens the purchase of Pro., label: button.upgrade}
        close: {about: Closes the sheet., label: button.close}

        """
      ),
      ("surfaces.yaml", "# The parts of the screen that show copy.\nsheet: {about: A sheet over the screen., severities: problem}\n"),
      ("severities.yaml", "problem: {about: The action failed and the user can continue.}\n"),
      (
        "errors.yaml",
        """
        # What the app shows when something fails.
        save_failed:
          about: The item could not be stored.
          severity: problem
          shown_on: sheet
          says: error.save_failed
          buttons: close
          left_to_app: The app reports it when storing fails.

        """
      ),
      ("copy.yaml", copy),
      (
        "scenarios/saving.yaml",
        """
        # Examples of what the rules answer. `rulebook test` runs them.
        free_saves_up_to_the_limit:
          about: A free user saves items up to the limit, and a subscriber saves more.
          when: {may: item.save}
          cases:
            - {given: {subscription.isActive: false, items.saved: 2}, then: {allowed: true}}
            - {given: {subscription.isActive: false, items.saved: limits.saved_items.free}, then: {allowed: false, reasonCode: limit_reached}}
            - {given: {subscription.isActive: true, items.saved: 1000}, then: {allowed: true}}
        exports_need_pro:
          about: Exporting is part of Pro.
          when: {may: item.export}
          cases:
            - {given: {subscription.isActive: false}, then: {allowed: false, reasonCode: needs_pro}}
            - {given: {subscription.isActive: true}, then: {allowed: true}}

        """
      ),
    ]
  }

  private var copy: String {
    """
    # All text that users read. `{limit}` is replaced by the value below it.
    limit.reached:
      where: The sheet when the plan is full.
      text: "You have saved {limit} items."
      values: {limit: limits.saved_items}
    limit.why:
      where: The same sheet.
      text: "Free has room for {limit} items."
      values: {limit: limits.saved_items}
    limit.next: {where: The same sheet., text: "Delete an item, or upgrade to Pro."}
    limit.count:
      where: The list of items.
      text: {one: "{count} item saved", other: "{count} items saved"}
      values: {count: items.saved}
    limit.counted: {where: The list of items., text: "Every saved item counts."}
    pro.needed: {where: The sheet before an export., text: "Exporting is part of Pro."}
    undecided: {where: The sheet if the app knows too little., text: "Please try again."}
    button.upgrade: {where: Button, text: "Upgrade"}
    button.close: {where: Button, text: "Close"}
    error.save_failed: {where: The sheet after a failure., text: "The item was not saved. Please try again."}

    """
  }
}
