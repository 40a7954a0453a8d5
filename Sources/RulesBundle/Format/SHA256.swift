/// SHA-256 (FIPS 180-4), implemented here so that the runtime can compare hashes without a dependency. It detects changes, not attacks.
public enum SHA256 {
  /// Returns the 32-byte hash of a message.
  public static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    var state = initial
    var block: [UInt8] = []
    block.reserveCapacity(64)
    var length: UInt64 = 0
    for byte in message {
      block.append(byte)
      length += 8
      if block.count == 64 {
        compress(&state, block)
        block.removeAll(keepingCapacity: true)
      }
    }
    block.append(0x80)
    if block.count > 56 {
      while block.count < 64 { block.append(0) }
      compress(&state, block)
      block.removeAll(keepingCapacity: true)
    }
    while block.count < 56 { block.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) { block.append(UInt8(truncatingIfNeeded: length >> shift)) }
    compress(&state, block)
    var digest: [UInt8] = []
    for word in state {
      for shift in stride(from: UInt32(24), through: 0, by: -8) { digest.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return digest
  }

  private static func compress(_ state: inout [UInt32], _ block: [UInt8]) {
    var w: [UInt32] = []
    w.reserveCapacity(64)
    for i in 0..<16 {
      w.append(UInt32(block[4 * i]) << 24 | UInt32(block[4 * i + 1]) << 16 | UInt32(block[4 * i + 2]) << 8 | UInt32(block[4 * i + 3]))
    }
    for i in 16..<64 {
      let s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >> 3)
      let s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >> 10)
      w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
    }
    var v = state
    for i in 0..<64 {
      let s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      let t1 = v[7] &+ s1 &+ ((v[4] & v[5]) ^ (~v[4] & v[6])) &+ constants[i] &+ w[i]
      let s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      let t2 = s0 &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
      v = [t1 &+ t2, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
    }
    for i in 0..<8 { state[i] = state[i] &+ v[i] }
  }

  private static func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
