/// The characters that carry a meaning of betting, beside those of the engine.
extension Glyphs {
    /// A match is being played.
    public var live: DisplayText { self[.live] }
    /// Beside the side that serves.
    public var serving: DisplayText { self[.serving] }
    /// Beside a price that rose.
    public var oddsUp: DisplayText { self[.oddsUp] }
    /// Beside a price that fell.
    public var oddsDown: DisplayText { self[.oddsDown] }
    /// Beside a price that is better than usual.
    public var boosted: DisplayText { self[.boosted] }
    /// A match that the customer follows.
    public var favorite: DisplayText { self[.favorite] }
    /// A match that the customer does not follow.
    public var notFavorite: DisplayText { self[.notFavorite] }
}

extension Glyph {
    /// A match is being played.
    public static let live = Self("live", unicode: "●", ascii: "*")
    /// Beside the side that serves.
    public static let serving = Self("serving", unicode: "•", ascii: "*")
    /// Beside a price that rose.
    public static let oddsUp = Self("oddsUp", unicode: "▲", ascii: "^")
    /// Beside a price that fell.
    public static let oddsDown = Self("oddsDown", unicode: "▼", ascii: "v")
    /// Beside a price that is better than usual.
    public static let boosted = Self("boosted", unicode: "»", ascii: ">>")
    /// A match that the customer follows.
    public static let favorite = Self("favorite", unicode: "★", ascii: "*")
    /// A match that the customer does not follow.
    public static let notFavorite = Self("notFavorite", unicode: "☆", ascii: "o")
}
