/// What an outcome is called: what is known everywhere, to be worded in the language of the moment, or a name.
package enum OutcomeName: Hashable, Sendable {
    case draw, homeOrDraw, homeOrAway, drawOrAway
    case yes, no
    case over(MarketLine), under(MarketLine)
    /// A side, with what is added to what it has.
    case handicap(String, MarketLine)
    /// A side, or what a feed or a file calls it.
    case named(String)
}

extension OutcomeName: ExpressibleByStringLiteral {
    package init(stringLiteral name: String) { self = .named(name) }
}
