/// A kind whose rules are one object, such as the planner. Reading it is recorded, as reading the rules of other kinds is.
@propertyWrapper
package struct Single<Value: SingleKind>: Sendable, Equatable {
  private var value: Value

  package init(wrappedValue: Value) { value = wrappedValue }

  package var wrappedValue: Value {
    get {
      ReadRecorder.active?.note(.single(ObjectIdentifier(Value.self)))
      return value
    }
    set { value = newValue }
  }
}

/// A kind whose rules are one object.
package protocol SingleKind: VersionedValue, Equatable {}

extension ConnectionRules: SingleKind {}
extension ErrorLogging: SingleKind {}
extension Escalation: SingleKind {}
extension Manifest: SingleKind {}
extension Planner: SingleKind {}
extension Plans: SingleKind {}
extension Router: SingleKind {}
extension Sync: SingleKind {}
extension Toasts: SingleKind {}
extension Translations: SingleKind {}
