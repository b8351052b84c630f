import Yams

/// A base16 or base24 colour scheme: 16 or 24 colours by number (https://github.com/tinted-theming/home).
package struct ColorScheme: Hashable, Sendable {
    package let name: String
    let author: String
    let appearance: Appearance
    /// All 24: what a base16 scheme has not is filled from its 16.
    let palette: [RGBColor]

    /// Which of the 16 stands for each of base10 to base17 where a scheme ends at base0F.
    private static let stand = [0x0, 0x0, 0x8, 0xA, 0xB, 0xC, 0xD, 0xE]

    /// Reads YAML in the flat form (`scheme`, `author`, `base00`…) or the newer one (`system`, `name`, `variant`,
    /// `palette`).
    /// - Parameter file: the name that messages show.
    /// - Throws: ``ThemeError`` for what is no YAML of ours, ``SchemeError`` with all that is wrong otherwise.
    package init(yaml: String, file: String) throws {
        let root = try ThemeText.mapping(in: yaml, file: file)
        guard let colors = root["palette"].map(\.mapping) ?? root else {
            throw SchemeError.noPalette(file: file)
        }
        guard let name = root[root["palette"] == nil ? "scheme" : "name"]?.string, !name.isEmpty else {
            throw SchemeError.noName(file: file, field: root["palette"] == nil ? "scheme" : "name")
        }
        let known = try Self.known(colors, file: file)
        palette = (0..<24).map { known[$0] ?? known[Self.stand[$0 & 7]] ?? RGBColor(0) }
        self.name = name
        author = root["author"]?.string ?? ""
        appearance = try Self.appearance(root["variant"], palette: palette, file: file)
    }

    private static func known(_ colors: Node.Mapping, file: String) throws(SchemeError) -> [Int: RGBColor] {
        var known: [Int: RGBColor] = [:]
        var problems: [SchemeError] = []
        for (key, value) in colors {
            guard let slot = key.string, let index = index(of: slot) else { continue }
            if let color = value.string.flatMap(RGBColor.init(hex:)) {
                known[index] = color
            } else {
                let line = ThemeText.line(of: value)
                problems.append(.badColor(file: file, line: line, slot: slot, value: value.string ?? "…"))
            }
        }
        guard problems.isEmpty else { throw problems.count == 1 ? problems[0] : .several(problems) }
        let missing = (0..<16).filter { known[$0] == nil }.map(slotName)
        guard missing.isEmpty else { throw .missingColors(file: file, slots: missing) }
        return known
    }

    private static func appearance(_ node: Node?, palette: [RGBColor], file: String) throws(SchemeError) -> Appearance {
        guard let node else {
            return Contrast.luminance(of: palette[0]) < Contrast.luminance(of: palette[5]) ? .dark : .light
        }
        if let appearance = node.string.flatMap({ Appearance(rawValue: $0.lowercased()) }) { return appearance }
        throw .badVariant(file: file, line: ThemeText.line(of: node), value: node.string ?? "…")
    }

    /// 0 to 23 for base00 to base17, in any case of letters.
    private static func index(of slot: String) -> Int? {
        let slot = slot.lowercased()
        guard slot.hasPrefix("base"), slot.utf8.count == 6, let index = Int(slot.dropFirst(4), radix: 16) else {
            return nil
        }
        return (0..<24).contains(index) ? index : nil
    }

    /// `base0A` for 10.
    static func slotName(_ index: Int) -> String { "base" + index.padded(to: 2, radix: 16, uppercase: true) }

    /// The name as themes are named: small letters, digits and hyphens.
    package var themeName: String {
        let parts = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return parts.isEmpty ? "scheme" : parts.joined(separator: "-")
    }
}
