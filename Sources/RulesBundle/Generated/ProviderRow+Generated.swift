// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `providers`.
@usableFromInline
package struct ProviderRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .providers }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 10 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var position: Int { loadWord(At.position) }
  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }
  @inlinable @inline(__always)
  package var address: ProviderNeedKind { ProviderNeedKind(verified: loadByte(At.address)) }
  @inlinable @inline(__always)
  package var personName: ProviderNeedKind { ProviderNeedKind(verified: loadByte(At.personName)) }
  @inlinable @inline(__always)
  package var password: Bool { loadFlag(At.password) }
  @inlinable @inline(__always)
  package var confirmsAddress: Bool { loadFlag(At.confirmsAddress) }
  @inlinable @inline(__always)
  package var keepsFirstAddress: Bool { loadFlag(At.keepsFirstAddress) }
  @inlinable @inline(__always)
  package var mayHideAddress: Bool { loadFlag(At.mayHideAddress) }
  @inlinable @inline(__always)
  package var identifiesByAddress: Bool { loadFlag(At.identifiesByAddress) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var position: Int { 1 }
    @inlinable @inline(__always)
    package static var button: Int { 2 }
    @inlinable @inline(__always)
    package static var address: Int { 3 }
    @inlinable @inline(__always)
    package static var personName: Int { 4 }
    @inlinable @inline(__always)
    package static var password: Int { 5 }
    @inlinable @inline(__always)
    package static var confirmsAddress: Int { 6 }
    @inlinable @inline(__always)
    package static var keepsFirstAddress: Int { 7 }
    @inlinable @inline(__always)
    package static var mayHideAddress: Int { 8 }
    @inlinable @inline(__always)
    package static var identifiesByAddress: Int { 9 }
  }
}

/// The content of a row of `providers`.
package struct ProviderBuilder: RowBuilder {
  package typealias Row = ProviderRow

  package var name: BundleText
  package var position: Int
  package var button: Int
  package var address: ProviderNeedKind
  package var personName: ProviderNeedKind
  package var password: Bool
  package var confirmsAddress: Bool
  package var keepsFirstAddress: Bool
  package var mayHideAddress: Bool
  package var identifiesByAddress: Bool

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
