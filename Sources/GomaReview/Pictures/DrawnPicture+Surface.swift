extension DrawnPicture {
    /// The picture as cells again, to be shown in colours; a role that no longer exists shows as the terminal's own.
    package var surface: Surface {
        var surface = Surface(size: Size(width: width, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, drawn) in row.enumerated() {
                let isWide = x + 1 < row.count && row[x + 1].text.isEmpty
                surface[x, y] = Cell(
                    cluster: drawn.text.first.map(Cluster.init) ?? .space,
                    foreground: Self.reference(drawn.style.foreground), background: Self.reference(drawn.style.ground),
                    attributes: Self.attributes(drawn.style.attributes),
                    width: drawn.text.isEmpty ? 0 : isWide ? 2 : 1)
            }
        }
        return surface
    }

    /// Reads what `StyleMap.name(of:)` writes.
    private static func reference(_ words: String) -> ColorReference {
        if let role = ColorRole(name: words) { return .role(role) }
        if words.first == "#", words.count == 7, let value = UInt32(words.dropFirst(), radix: 16) {
            return .rgb(RGBColor(value))
        }
        let parts = words.split(separator: " ").map(String.init)
        guard parts.count == 4, parts[2] == "over", let percent = Int(parts[0].dropLast()),
            let over = ColorRole(name: parts[1]), let base = ColorRole(name: parts[3])
        else { return .terminalDefault }
        return .blend(over, share: Double(percent) / 100, on: base)
    }

    private static func attributes(_ words: String) -> TextAttributes {
        let names = words.split(separator: ",").map { $0.drop { $0 == " " } }
        return TextAttributes.named.filter { names.contains($0.name[...]) }.reduce(into: []) { $0.insert($1.attribute) }
    }
}
