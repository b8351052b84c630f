/// Colours that mean nothing: plain ones outside of pictures, and roles that nobody has declared.
@MainActor
struct StrayColors {
    /// A colour at the first place where it is seen.
    struct Stray {
        let place: Point
        let words: String
        /// The row of the place.
        let row: [String]
    }

    private(set) var found: [Stray] = []
    private var seen: Set<ColorReference> = []

    /// Adds what a component shows now.
    mutating func look(at specimen: Specimen) {
        let surface = specimen.surface
        var pictures: PictureRows?
        for y in 0..<surface.size.height {
            for (x, cell) in surface.row(y).enumerated() {
                let place = Point(x: x, y: y)
                for (part, color) in Self.parts(of: cell) where !seen.contains(color) {
                    guard let words = Self.words(for: color) else { continue }
                    if case .rgb = color.kind {
                        let known = pictures ?? PictureRows(of: specimen.view)
                        pictures = known
                        if known.cells(at: place).contains(where: { $0[keyPath: part] == color }) { continue }
                    }
                    seen.insert(color)
                    found.append(Stray(place: place, words: words, row: PictureExcerpt.row(of: surface, at: place)))
                }
            }
        }
    }

    /// The colours that can be seen: a blank shows no more than its ground.
    private static func parts(of cell: Cell) -> [(part: KeyPath<Cell, ColorReference>, color: ColorReference)] {
        let isBlank = cell.cluster == .space && cell.attributes.isDisjoint(with: .shownOnBlanks)
        return (isBlank ? [] : [(\.foreground, cell.foreground)]) + [(\.background, cell.background)]
    }

    /// What is wrong with a colour outside of a picture; `nil` for one that means something.
    private static func words(for color: ColorReference) -> String? {
        let name = StyleMap.name(of: color)
        switch color.kind {
        case .terminalDefault: return nil
        case .rgb: return "is drawn in \(name), which no theme can change; draw it in a role"
        case .role(let role): return words(for: [role], in: name)
        case .blend(let base, let over, _): return words(for: [over, base], in: name)
        }
    }

    private static func words(for roles: [ColorRole], in name: String) -> String? {
        guard let stray = roles.first(where: { !$0.isDeclared }) else { return nil }
        guard stray == RoleShelf.refused, let refusal = RoleShelf.current.refusals.first else {
            return "is drawn in \(name), which nobody has declared"
        }
        return "is drawn in a role that was refused: \(refusal)"
    }
}

/// What the pictures of a component draw, row by row.
@MainActor
private final class PictureRows {
    private let pictures: [PictureView]
    private var rows: [ObjectIdentifier: [Int: [Cell]]] = [:]

    init(of view: View) { pictures = view.tree.compactMap { $0 as? PictureView }.filter(\.isVisible) }

    /// What each picture has at a place in the window.
    func cells(at place: Point) -> [Cell] {
        pictures.filter { $0.visibleRect.contains(place) }.compactMap { picture in
            let origin = picture.convertToWindow(picture.bounds).origin
            let row = row(place.y - origin.y, of: picture)
            let column = place.x - origin.x
            return row.indices.contains(column) ? row[column] : nil
        }
    }

    private func row(_ y: Int, of picture: PictureView) -> [Cell] {
        let id = ObjectIdentifier(picture)
        if let known = rows[id]?[y] { return known }
        let row = picture.cells(ofRow: y)
        rows[id, default: [:]][y] = row
        return row
    }
}
