import TerminalKit

/// The characters that carry a meaning of betting, beside those of the engine.
extension Glyphs {
    /// A match is being played.
    public var live: DisplayText { self[.live] }
    /// Beside the side that serves.
    public var serving: DisplayText { self[.serving] }
    public var oddsUp: DisplayText { self[.oddsUp] }
    public var oddsDown: DisplayText { self[.oddsDown] }
    public var boosted: DisplayText { self[.boosted] }
    public var favorite: DisplayText { self[.favorite] }
    public var notFavorite: DisplayText { self[.notFavorite] }
}

extension Glyph {
    public static let live = Self("live", unicode: "●", ascii: "*")
    public static let serving = Self("serving", unicode: "•", ascii: "*")
    public static let oddsUp = Self("oddsUp", unicode: "▲", ascii: "^")
    public static let oddsDown = Self("oddsDown", unicode: "▼", ascii: "v")
    public static let boosted = Self("boosted", unicode: "»", ascii: ">>")
    public static let favorite = Self("favorite", unicode: "★", ascii: "*")
    public static let notFavorite = Self("notFavorite", unicode: "☆", ascii: "o")
}
