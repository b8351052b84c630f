/// A foreground on a ground, as something really draws it.
package struct DrawnPair: Hashable, Sendable, Codable {
    /// The kind of thing that stands there, which decides how well it has to be seen.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// Letters and digits.
        case text
        /// Letters and digits of what cannot be used now.
        case disabledText = "disabled"
        /// Borders, rules, marks: what is not read but has to be seen.
        case graphics
        /// What may be faint; ``Decoration`` says why.
        case decoration

        /// The least contrast ratio; nothing is asked of decoration. WCAG asks nothing of disabled text either, but
        /// people read it to learn what they could have.
        package var leastRatio: Double {
            switch self {
            case .text: Contrast.text
            case .disabledText, .graphics: Contrast.graphics
            case .decoration: 1
            }
        }
    }

    @NamedReference var foreground: ColorReference
    @NamedReference var background: ColorReference
    package let kind: Kind
    /// Attributes that change what the colours become.
    let attributes: TextAttributes

    /// - Parameters:
    ///   - cell: one that shows something.
    ///   - isGroundEdge: whether it is half filled with the ground beside it.
    init(_ cell: Cell, isGroundEdge: Bool = false) {
        _foreground = NamedReference(cell.foreground)
        _background = NamedReference(cell.background)
        attributes = cell.attributes.intersection([.reverse, .dim])
        kind = isGroundEdge ? .decoration : Self.kind(of: cell)
    }

    /// The pair that a cell of a row shows; `nil` for one that shows no more than its ground, or part of a picture.
    package init?(at x: Int, in row: ArraySlice<Cell>) {
        guard row[x].cluster != .space, !row[x].isContinuation, !Self.isPicture(row[x]) else { return nil }
        self.init(row[x], isGroundEdge: Self.isGroundEdge(x, in: row))
    }

    /// Left ends of grounds, right ends of them, and half rows, corners or whole cells of one.
    private static let leftEnds = clusters(Glyphs.unicode.selectedPillLeft)
    private static let rightEnds = clusters(Glyphs.unicode.selectedPillRight)
    private static let blocks = clusters("▄", "▀", "█", "▛", "▜", "▙", "▟")

    /// What single cells of some texts show.
    static func clusters(_ texts: DisplayText...) -> Set<Cluster> { Set(texts.flatMap(\.elements).map(\.cluster)) }

    /// Whether a cell is the edge of its neighbour's ground, or of a ground that says nothing: how far those lie apart is
    /// measured by itself.
    private static func isGroundEdge(_ x: Int, in row: ArraySlice<Cell>) -> Bool {
        let cell = row[x]
        let (isLeft, isRight) = (leftEnds.contains(cell.cluster), rightEnds.contains(cell.cluster))
        guard isLeft || isRight else { return blocks.contains(cell.cluster) && isGround(cell.foreground) }
        if isGround(cell.foreground) { return true }
        let neighbor = isLeft ? x + 1 : x - 1
        return row.indices.contains(neighbor) && row[neighbor].background == cell.foreground
    }

    /// Whether what stands beside it can make something else of what a cell shows.
    static func mayBeGroundEdge(_ cluster: Cluster) -> Bool {
        leftEnds.contains(cluster) || rightEnds.contains(cluster) || blocks.contains(cluster)
    }

    private static func isGround(_ reference: ColorReference) -> Bool {
        switch reference.kind {
        case .role(let role): role.isGround
        case .blend(let base, _, _): base.isGround
        case .terminalDefault, .rgb: false
        }
    }

    /// Pictures bring their own colours, which no theme decides.
    package static func isPicture(_ cell: Cell) -> Bool {
        [cell.foreground, cell.background].contains { if case .rgb = $0.kind { true } else { false } }
    }

    private static func kind(of cell: Cell) -> Kind {
        guard Decoration(cell) == nil else { return .decoration }
        let isText = cell.cluster.string.unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        guard isText else { return .graphics }
        let isDisabled = cell.attributes.contains(.dim) || cell.foreground.roles.contains { $0.name.contains("isable") }
        return isDisabled ? .disabledText : .text
    }

    /// A cell that shows the pair, for those who resolve colours.
    var cell: Cell { cell(kind == .text || kind == .disabledText ? "a" : "─") }

    /// A cell that shows the pair as a glyph.
    func cell(_ glyph: Unicode.Scalar) -> Cell {
        Cell(cluster: Cluster(glyph), foreground: foreground, background: background, attributes: attributes)
    }

    /// `textPrimary on backgroundCards`.
    var name: String { "\(StyleMap.name(of: foreground)) on \(StyleMap.name(of: background))" }
}

/// What one program tells another.
extension TextAttributes: Codable {}

extension ColorReference {
    /// The roles that the colour comes from.
    var roles: [ColorRole] {
        switch kind {
        case .role(let role): [role]
        case .blend(let base, let over, _): [over, base]
        case .terminalDefault, .rgb: []
        }
    }
}
