/// A short name for what a surface shows: equal cells have the equal digest, whatever the machine.
package enum SurfaceDigest {
    /// Sixteen hexadecimal digits (FNV-1a, 64 bits) over size, clusters, styles by role and attributes.
    package static func text(of surface: Surface) -> String {
        let styles = StyleMap(surface)
        var bytes: [UInt8] = []
        for row in surface.rows + styles.rows + styles.legend {
            bytes += row.utf8
            bytes.append(0xFF)
        }
        return StableHash.value(of: bytes).padded(to: 16, radix: 16)
    }
}
