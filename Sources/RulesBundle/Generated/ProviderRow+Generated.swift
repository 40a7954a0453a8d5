// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `providers`. The sign-in providers.
@usableFromInline
package struct ProviderRow: BundleRow {
  /// The section of the rows: `providers`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .providers }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 10 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The position of the provider in the rules, starting with 0.
  @inlinable @inline(__always)
  package var position: Int { loadWord(At.position) }
  /// The button that starts the sign-in. A row of `buttons`.
  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }
  /// Whether the provider supplies the email address of the user.
  @inlinable @inline(__always)
  package var address: ProviderNeedKind { ProviderNeedKind(verified: loadByte(At.address)) }
  /// Whether the provider supplies the name of the user.
  @inlinable @inline(__always)
  package var personName: ProviderNeedKind { ProviderNeedKind(verified: loadByte(At.personName)) }
  /// Whether the user has a password for the account.
  @inlinable @inline(__always)
  package var password: Bool { loadFlag(At.password) }
  /// Whether the user must verify the address.
  @inlinable @inline(__always)
  package var confirmsAddress: Bool { loadFlag(At.confirmsAddress) }
  /// Whether the provider supplies the address only at the first sign-in, so that the app stores it.
  @inlinable @inline(__always)
  package var keepsFirstAddress: Bool { loadFlag(At.keepsFirstAddress) }
  /// Whether the address can be a relay address that hides the real one.
  @inlinable @inline(__always)
  package var mayHideAddress: Bool { loadFlag(At.mayHideAddress) }
  /// Whether receipts and notices are sent to the address.
  @inlinable @inline(__always)
  package var identifiesByAddress: Bool { loadFlag(At.identifiesByAddress) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `position`.
    @inlinable @inline(__always)
    package static var position: Int { 1 }
    /// The position of `button`.
    @inlinable @inline(__always)
    package static var button: Int { 2 }
    /// The position of `address`.
    @inlinable @inline(__always)
    package static var address: Int { 3 }
    /// The position of `person_name`.
    @inlinable @inline(__always)
    package static var personName: Int { 4 }
    /// The position of `password`.
    @inlinable @inline(__always)
    package static var password: Int { 5 }
    /// The position of `confirms_address`.
    @inlinable @inline(__always)
    package static var confirmsAddress: Int { 6 }
    /// The position of `keeps_first_address`.
    @inlinable @inline(__always)
    package static var keepsFirstAddress: Int { 7 }
    /// The position of `may_hide_address`.
    @inlinable @inline(__always)
    package static var mayHideAddress: Int { 8 }
    /// The position of `identifies_by_address`.
    @inlinable @inline(__always)
    package static var identifiesByAddress: Int { 9 }
  }
}

/// The content of a row of `providers`, to be written.
package struct ProviderBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ProviderRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The position of the provider in the rules, starting with 0.
  package var position: Int
  /// The button that starts the sign-in. A row of `buttons`.
  package var button: Int
  /// Whether the provider supplies the email address of the user.
  package var address: ProviderNeedKind
  /// Whether the provider supplies the name of the user.
  package var personName: ProviderNeedKind
  /// Whether the user has a password for the account.
  package var password: Bool
  /// Whether the user must verify the address.
  package var confirmsAddress: Bool
  /// Whether the provider supplies the address only at the first sign-in, so that the app stores it.
  package var keepsFirstAddress: Bool
  /// Whether the address can be a relay address that hides the real one.
  package var mayHideAddress: Bool
  /// Whether receipts and notices are sent to the address.
  package var identifiesByAddress: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    position: Int,
    button: Int,
    address: ProviderNeedKind,
    personName: ProviderNeedKind,
    password: Bool,
    confirmsAddress: Bool,
    keepsFirstAddress: Bool,
    mayHideAddress: Bool,
    identifiesByAddress: Bool
  ) {
    self.name = name
    self.position = position
    self.button = button
    self.address = address
    self.personName = personName
    self.password = password
    self.confirmsAddress = confirmsAddress
    self.keepsFirstAddress = keepsFirstAddress
    self.mayHideAddress = mayHideAddress
    self.identifiesByAddress = identifiesByAddress
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(position)
    output.append(button)
    output.append(address)
    output.append(personName)
    output.append(password)
    output.append(confirmsAddress)
    output.append(keepsFirstAddress)
    output.append(mayHideAddress)
    output.append(identifiesByAddress)
  }
}
