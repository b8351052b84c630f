/// A way in which a component likes to lie among others, by a name.
///
/// What becomes of it, in columns and rows, whoever lays out a page decides. The names are an open set: a package adds its own
/// beside those that are known everywhere.
///
/// ```
/// extension LayoutTrait {
///     static let breaking = LayoutTrait(rawValue: "breaking")
/// }
/// ```
public struct LayoutTrait: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// What pages call it.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes all of the room, with nothing beside it.
    public static let fullWidth = Self(rawValue: "fullWidth")
    /// Makes do with half of what a card takes.
    public static let compact = Self(rawValue: "compact")
    /// Joins others that are stackable, without a gap.
    public static let stackable = Self(rawValue: "stackable")
    /// Joins what stands above it, whatever that is.
    public static let stackedUpwards = Self(rawValue: "stackedUpwards")
    /// Stands in the middle of the room that it leaves.
    public static let centred = Self(rawValue: "centred")
    /// Stands at the right end of the room.
    public static let trailing = Self(rawValue: "trailing")
    /// Belongs above what scrolls; whatever a page puts there has it.
    public static let header = Self(rawValue: "header")
    /// Belongs below what scrolls; whatever a page puts there has it.
    public static let footer = Self(rawValue: "footer")

    /// Those that are known everywhere.
    public static let allCases: [Self] = [
        .fullWidth, .compact, .stackable, .stackedUpwards, .centred, .trailing, .header, .footer,
    ]
}
