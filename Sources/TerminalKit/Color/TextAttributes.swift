/// The attributes by which a terminal sets a cell apart beside its colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Heavier than other text.
    public static let bold = TextAttributes(rawValue: 1 << 0)
    /// Fainter than other text.
    public static let dim = TextAttributes(rawValue: 1 << 1)
    /// Slanted.
    public static let italic = TextAttributes(rawValue: 1 << 2)
    /// With a line below it.
    public static let underline = TextAttributes(rawValue: 1 << 3)
    /// Foreground and background change places.
    public static let reverse = TextAttributes(rawValue: 1 << 4)
    /// With a line through it.
    public static let strikethrough = TextAttributes(rawValue: 1 << 5)

    public init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The place of a cell in the edge of a block, which no terminal shows: where the block's ground cannot be told from the
/// one below, it says what line stands there instead.
extension TextAttributes {
    /// Between two corners.
    static let blockSide = TextAttributes(rawValue: 1 << 6)
    /// At the left end of the first row or of the last one.
    static let blockLeft = TextAttributes(rawValue: 1 << 7)
    /// At their right end.
    static let blockRight: TextAttributes = [.blockSide, .blockLeft]
    /// All places in the edge of a block.
    package static let blockEdge: TextAttributes = .blockRight
}

extension TextAttributes {
    /// Every attribute with its name, in the order in which legends list them.
    package static let named: [(attribute: TextAttributes, name: String)] = [
        (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        (.strikethrough, "strikethrough"),
    ]

    /// Those that a blank cell still shows.
    package static let shownOnBlanks: TextAttributes = [.reverse, .underline, .strikethrough]

    /// Names of the attributes that are set, such as `["bold", "underline"]`.
    package var names: [String] { Self.named.filter { contains($0.attribute) }.map(\.name) }
}
