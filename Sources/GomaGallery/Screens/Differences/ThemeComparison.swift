import GomaUI
import TerminalKit

/// What differs between two themes on one picture, in words and cell by cell.
@MainActor
struct ThemeComparison {
    /// One for each colour that the picture shows, such as `textPrimary: #ffffff → #1a1a1a`.
    let sentences: [String]
    let marks: Set<Point>

    init(from old: StyleProvider, to new: StyleProvider, on picture: PartPicture, depth: ColorDepth) {
        var (before, after) = (EmulatedColors(old, depth: depth), EmulatedColors(new, depth: depth))
        var marks: Set<Point> = []
        var seen: [ColorReference] = []
        for place in picture.places {
            guard let cell = picture[place] else { continue }
            if before.cell(cell) != after.cell(cell) { marks.insert(place) }
            let shown = cell.cluster == .space ? [cell.background] : [cell.foreground, cell.background]
            for reference in shown where !seen.contains(reference) { seen.append(reference) }
        }
        self.marks = marks
        sentences = seen.compactMap { Self.sentence(on: $0, from: old, to: new) }
    }

    private static func sentence(on reference: ColorReference, from old: StyleProvider, to new: StyleProvider)
        -> String?
    {
        let (before, after) = (words(for: reference, in: old), words(for: reference, in: new))
        return before == after ? nil : "\(StyleMap.name(of: reference)): \(before) → \(after)"
    }

    private static func words(for reference: ColorReference, in style: StyleProvider) -> String {
        let color = style.color(of: reference)?.hex ?? "default"
        guard case .role(let role) = reference.kind else { return color }
        return ([style.ownColor(of: role)?.text ?? color] + style.attributes(of: role).names).joined(separator: " ")
    }
}
