/// The facts about one cell of a component, in words.
struct CellFacts: Hashable {
    /// One line for each kind of fact.
    private(set) var lines: [String] = []
    /// Whether what stands there is fainter than it may be.
    private(set) var isTooFaint = false

    /// - Parameters:
    ///   - row: the cells of the component's row that the cell is in, as they are drawn.
    ///   - colors: what they become.
    ///   - pair: the number that the screen has for the cell's colours.
    init(
        at place: Point, in row: [Cell], colors: inout ShownColors, depth: ColorDepth, words: GalleryWords,
        pair: (Cell) -> Int?
    ) {
        guard row.indices.contains(place.x) else { return }
        let start = row[place.x].isContinuation && place.x > 0 ? place.x - 1 : place.x
        let cell = row[start]
        let isGround = cell.cluster == .space && cell.attributes.isDisjoint(with: .shownOnBlanks)
        let whole = "\(place.x),\(place.y)  \(Self.cluster(of: cell, in: words))"
        lines = [
            start == place.x ? whole : words.text(.galleryCellHalf, ["cell": whole]),
            isGround
                ? StyleMap.name(of: cell.background)
                : StyleMap.words(cell.foreground, on: cell.background, cell.attributes),
        ]
        guard depth != .monochrome else {
            lines.append(words.text(.galleryNoColorsHere))
            return
        }
        let texts = colors.texts(of: cell)
        let shown =
            isGround
            ? texts.background
            : words.text(.galleryPairOnGround, ["foreground": texts.foreground, "background": texts.background])
        lines.append(pair(cell).map { words.text(.galleryWithPair, ["colors": shown, "number": String($0)]) } ?? shown)
        guard let drawn = DrawnPair(at: start, in: row[...]) else {
            lines.append(words.text(Self.withoutGlyph(cell)))
            return
        }
        let ratio = colors.ratio(of: drawn)
        isTooFaint = ratio < drawn.kind.leastRatio
        let least = drawn.kind.leastRatio
        lines.append(
            words.text(
                drawn.kind == .decoration ? .galleryContrast : .galleryContrastWanted,
                [
                    "ratio": ThemeCheckReport.number(ratio, reaching: least), "kind": drawn.kind.rawValue,
                    "least": ThemeCheckReport.number(least),
                ]))
    }

    /// What a cell shows that has no glyph with a contrast of its own.
    private static func withoutGlyph(_ cell: Cell) -> LocalizationKey {
        if DrawnPair.isPicture(cell) { return .galleryPartOfPicture }
        if !cell.attributes.isDisjoint(with: [.underline, .strikethrough]) { return .galleryLineOnGround }
        return cell.attributes.contains(.reverse) ? .galleryTextColorAlone : .galleryGroundAlone
    }

    /// The cluster with its scalars and the columns that it takes.
    private static func cluster(of cell: Cell, in words: GalleryWords) -> String {
        let text = cell.cluster.string
        let scalars = text.unicodeScalars.map { "U+" + $0.value.padded(to: 4, radix: 16, uppercase: true) }
        let name = cell.cluster == .space ? words.text(.galleryBlank) : text
        return "\(name) \(scalars.joined(separator: " "))  \(words.columns(Int(cell.width)))"
    }
}
