/// A kind whose rules are one object, such as the planner. A copy is one reference, as of the rules of other kinds, and reading it is recorded in the
/// same way.
@propertyWrapper
package struct Single<Value: SingleKind>: Sendable, Equatable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package var wrappedValue: Value {
    get {
      ReadRecorder.active?.note(.single(ObjectIdentifier(Value.self)))
      return storage.value
    }
    set { storage = Storage(newValue) }
  }

  package static func == (a: Single, b: Single) -> Bool { a.storage === b.storage || a.storage.value == b.storage.value }
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
