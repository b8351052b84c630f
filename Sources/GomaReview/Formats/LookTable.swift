/// The different looks of cells in a document, each under a number, so that markup names the number and a style sheet
/// says once for each theme what it looks like.
struct LookTable {
    private struct Look: Hashable {
        let foreground: ColorReference
        let background: ColorReference
        let attributes: TextAttributes
        let part: StyleResolver.Part

        var cell: Cell {
            Cell(cluster: cluster, foreground: foreground, background: background, attributes: attributes)
        }

        private var cluster: Cluster {
            switch part {
            case .blank: .space
            case .ground(let quarters): Cluster(Self.grounds[min(max(1, quarters), Self.grounds.count) - 1])
            case .mark: .replacement
            }
        }

        /// From one quarter to four.
        private static let grounds: [Unicode.Scalar] = ["▗", "▄", "▙", "█"]
    }

    private var looks: [Look] = []
    private var places: [Look: Int] = [:]
    private var inks: Set<Int> = []
    private var grounds: Set<Int> = []

    /// The class of a cell's text.
    mutating func ink(of cell: Cell) -> String {
        let isBlank = cell.cluster == .space
        let attributes = isBlank ? cell.attributes.intersection(.shownOnBlanks) : cell.attributes
        let hidesInk = isBlank && attributes.isEmpty
        let place = place(
            of: Look(
                foreground: hidesInk ? .terminalDefault : cell.foreground, background: cell.background,
                attributes: attributes, part: StyleResolver.Part(cell.cluster)))
        inks.insert(place)
        return "t\(place)"
    }

    /// The class of a cell's ground; `nil` where the page shows.
    mutating func ground(of cell: Cell) -> String? {
        let isReversed = cell.attributes.contains(.reverse)
        guard isReversed || cell.background != .terminalDefault else { return nil }
        let kept: TextAttributes = isReversed ? cell.attributes.intersection([.reverse, .dim]) : []
        let place = place(
            of: Look(
                foreground: isReversed ? cell.foreground : .terminalDefault, background: cell.background,
                attributes: kept, part: .blank))
        grounds.insert(place)
        return "g\(place)"
    }

    /// The rules of a style sheet for one theme.
    /// - Parameter scope: selector before each class, such as `.dark `.
    func rules(theme: StyleProvider, depth: ColorDepth = .direct, scope: String = "") -> [String] {
        var resolver = PaintResolver(theme, depth: depth)
        return looks.enumerated().flatMap { place, look in
            let paint = resolver.paint(of: look.cell)
            return [
                inks.contains(place) ? "\(scope).t\(place){color:\(paint.ink.hex)\(Self.declarations(paint))}" : nil,
                grounds.contains(place) ? "\(scope).g\(place){fill:\(paint.ground?.hex ?? "none")}" : nil,
            ].compactMap(\.self)
        }
    }

    private mutating func place(of look: Look) -> Int {
        if let known = places[look] { return known }
        places[look] = looks.count
        looks.append(look)
        return looks.count - 1
    }

    private static func declarations(_ paint: Paint) -> String {
        let lines = [
            paint.attributes.contains(.underline) ? "underline" : nil,
            paint.attributes.contains(.strikethrough) ? "line-through" : nil,
        ].compactMap(\.self)
        return (paint.attributes.contains(.bold) ? ";font-weight:bold" : "")
            + (paint.attributes.contains(.italic) ? ";font-style:italic" : "")
            + (lines.isEmpty ? "" : ";text-decoration:\(lines.joined(separator: " "))")
    }
}
