/// Generates the bundle as a C array. Large Swift array literals take minutes to compile; a C array compiles at once and needs no copy.
///
/// The functions have the name of the module as a prefix, so that one program can contain the rules of several products.
struct CArray {
  private let module: String

  init(module: String) { self.module = module }

  /// The names of the functions that return the bytes and their number.
  var function: String { "\(module)_bundle" }
  var sizeFunction: String { "\(module)_bundle_size" }

  var header: [UInt8] {
    Array(
      """
      \(SwiftEmitter.notice)
      #ifndef \(module)_BUNDLE_H
      #define \(module)_BUNDLE_H

      const unsigned char *\(function)(void);
      unsigned int \(sizeFunction)(void);

      #endif

      """.utf8)
  }

  func source(_ file: [UInt8]) -> [UInt8] {
    var text = Array("\(SwiftEmitter.notice)\n#include \"bundle.h\"\n\nstatic _Alignas(8) const unsigned char bytes[] = {\n".utf8)
    for (index, byte) in file.enumerated() {
      text += Array("\(byte),".utf8)
      if index % 32 == 31 { text.append(0x0A) }
    }
    let end =
      "\n};\n\nconst unsigned char *\(function)(void) { return bytes; }\nunsigned int \(sizeFunction)(void) { return sizeof bytes; }\n"
    return text + Array(end.utf8)
  }
}
