import TerminalKit

/// A short name for what a surface shows: equal cells have the equal digest, whatever the machine.
package enum SurfaceDigest {
    /// Sixteen hexadecimal digits (FNV-1a, 64 bits) over size, clusters, styles by role and attributes.
    package static func text(of surface: Surface) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        let styles = StyleMap(surface)
        for row in surface.rows { add(row) }
        for row in styles.rows + styles.legend { add(row) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
