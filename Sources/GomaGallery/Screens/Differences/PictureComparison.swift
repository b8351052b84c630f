import GomaUI
import TerminalKit

/// What differs between two states of a component, in words and cell by cell.
@MainActor
struct PictureComparison {
    /// One for each part that differs, such as `title: "Home" → "Away"`.
    let sentences: [String]
    /// Cells of the first picture that differ.
    let marksBefore: Set<Point>
    /// Cells of the second picture that differ.
    let marksAfter: Set<Point>

    init(from old: PartPicture, to new: PartPicture) {
        let places = Set(old.places).union(new.places)
        let changed = places.filter { old[$0] != new[$0] }
        marksBefore = changed.filter { old[$0] != nil }
        marksAfter = changed.filter { new[$0] != nil }
        var order: [PartPicture.Part] = []
        var cells: [PartPicture.Part: [Point]] = [:]
        for place in changed.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            for part in Set([old.part(at: place), new.part(at: place)].compactMap(\.self)) {
                if cells[part] == nil { order.append(part) }
                cells[part, default: []].append(place)
            }
        }
        sentences = order.map { Self.sentence(on: $0, cells[$0] ?? [], from: old, to: new) }
    }

    private static func sentence(
        on part: PartPicture.Part, _ cells: [Point], from old: PartPicture, to new: PartPicture
    ) -> String {
        let (before, after) = (old.text(of: part), new.text(of: part))
        switch (before.isEmpty, after.isEmpty) {
        case (true, false): return "\(part.name): \"\(after)\" came"
        case (false, true): return "\(part.name): \"\(before)\" went"
        case (false, false) where before != after: return "\(part.name): \"\(before)\" → \"\(after)\""
        default: break
        }
        var found: [String: Int] = [:]
        for place in cells {
            guard let was = old[place], let current = new[place] else { continue }
            for change in StyleWords.changes(from: was, to: current) { found[change, default: 0] += 1 }
        }
        let styles = found.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
        return "\(part.name), \(count): \(styles.isEmpty ? "other lines" : styles.joined(separator: ", "))"
    }
}

/// Looks of cells in words.
enum StyleWords {
    /// `textPrimary → textSecondary`, `on backgroundCards → on highlightPrimary`, `bold → plain`.
    static func changes(from old: Cell, to new: Cell) -> [String] {
        var words: [String] = []
        if old.foreground != new.foreground, old.cluster != .space || new.cluster != .space {
            words.append("\(StyleMap.name(of: old.foreground)) → \(StyleMap.name(of: new.foreground))")
        }
        if old.background != new.background {
            words.append("on \(StyleMap.name(of: old.background)) → on \(StyleMap.name(of: new.background))")
        }
        if old.attributes != new.attributes {
            words.append("\(names(of: old.attributes)) → \(names(of: new.attributes))")
        }
        return words
    }

    static func names(of attributes: TextAttributes) -> String {
        attributes.isEmpty ? "plain" : attributes.names.joined(separator: " ")
    }
}
