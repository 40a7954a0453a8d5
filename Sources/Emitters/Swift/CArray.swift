/// The bundle as a C array: the one form of constant bytes that compiles at once and is read in place.
enum CArray {
  static let header = Array(
    """
    // Written by `rulebook build` from rules/. Do not edit: change the rules and build again.
    #ifndef RULEBOOK_BUNDLE_H
    #define RULEBOOK_BUNDLE_H

    const unsigned char *rulebook_bundle(void);
    unsigned int rulebook_bundle_size(void);

    #endif

    """.utf8)

  static func source(_ file: [UInt8]) -> [UInt8] {
    var text: [UInt8] = Array(
      """
      // Written by `rulebook build` from rules/. Do not edit: change the rules and build again.
      #include "bundle.h"

      static _Alignas(8) const unsigned char bytes[] = {

      """.utf8)
    for (index, byte) in file.enumerated() {
      text += Array("\(byte),".utf8)
      if index % 32 == 31 { text.append(0x0A) }
    }
    return text
      + Array(
        "\n};\n\nconst unsigned char *rulebook_bundle(void) { return bytes; }\nunsigned int rulebook_bundle_size(void) { return sizeof bytes; }\n"
          .utf8)
  }
}
