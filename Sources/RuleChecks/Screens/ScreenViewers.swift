internal import RuleKinds
internal import Schema

/// An item of a screen, with everything that must hold for a user to see it.
struct ScreenPart {
  var screen: Name<Route>
  /// What it is, in messages: `button`, `sentence`, `banner`, or `meter`.
  var noun: String
  var name: String
  /// The key of the list.
  var key: String
  var index: Int
  /// The conditions of the item in the list.
  var own: [Name<Condition>]
  /// The conditions of the named rule.
  var rule: [Name<Condition>]
  /// The guards of the screen.
  var guards: [Name<Condition>]

  var conditions: [Name<Condition>] { guards + own + rule }
  var path: RulePath { RulePath(Route.key, screen.text, key).appending("\(index)") }
}

extension CheckContext {
  /// The items of all screens whose conditions could be read, in order.
  var screenParts: [ScreenPart] {
    book.routes.entries.flatMap { entry -> [ScreenPart] in
      let (name, route) = (entry.name, entry.value)
      guard !isFaulty(Route.key, name.text) else { return [] }
      func parts<Item: Kind>(_ items: [ListedItem<Item>], _ key: String, _ noun: String, _ conditions: (Name<Item>) -> [Name<Condition>]?)
        -> [ScreenPart]
      {
        items.enumerated().compactMap { index, item in
          guard let rule = conditions(item.name) else { return nil }
          let part = ScreenPart(
            screen: name, noun: noun, name: item.name.text, key: key, index: index, own: item.conditions, rule: rule, guards: route.guards)
          return analysis.areSound(part.conditions) ? part : nil
        }
      }
      return parts(route.says, "says", "sentence") { book.copy[$0].map { _ in [] } }
        + parts(route.banners, "banners", "banner") { book.notices[$0]?.conditions }
        + parts(route.meters, "meters", "meter") { book.limits[$0].map { _ in [] } }
        + parts(route.buttons, "buttons", "button") { book.buttons[$0]?.conditions }
    }
  }
}

/// A search for users who see items of screens.
struct ScreenViewers {
  private let context: CheckContext

  init(_ context: CheckContext) { self.context = context }

  /// Whether the analysis proves that no user fulfills all conditions. A user on a screen has the plan that its guards allow.
  func areNever(_ conditions: [Name<Condition>]) -> Bool {
    guard !conditions.isEmpty else { return false }
    var builder = FormulaBuilder(context.book, context.typed)
    let formula = builder.formula(allOf: conditions)
    return RowSearch([formula], in: builder.space).holding(formula) == .never
  }

  /// Whether the analysis proves that an action is denied to every user who fulfills the conditions.
  func isDenied(_ action: Action, _ name: Name<Action>, _ conditions: [Name<Condition>]) -> Bool {
    var builder = FormulaBuilder(context.book, context.typed)
    let rows = ActionRows(context.book, context.typed).rows(of: action, name)
    let formulas = rows.map { row in row.when.map { builder.formula($0) } ?? .always }
    let seen = builder.formula(allOf: conditions)
    let search = RowSearch(formulas, and: [seen], in: builder.space)
    for (index, row) in rows.enumerated() {
      if case .allow = row.ending, search.deciding(index, while: seen, knowing: [:]) != .never { return false }
    }
    return true
  }
}
