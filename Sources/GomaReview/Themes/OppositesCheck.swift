/// The check that two colours of opposite meanings stay apart for those who see fewer colours.
struct OppositesCheck: Sendable {
    /// What the two colours mean, such as "odds up, odds down".
    let name: String
    /// Distance in OKLab as everybody else sees them.
    let distance: Double
    /// Distance for each way of seeing.
    let distances: [(vision: ColorVision, distance: Double)]
    /// The glyphs that say the same without colour; `nil` where colour is all there is.
    let glyphs: String?

    /// Distance in OKLab from which two colours that are seen apart, one here and one there, are not mistaken for each
    /// other: five times what can just be seen side by side.
    static let leastDistance = 0.1

    /// Ways of seeing in which the two look too much alike.
    var confusions: [ColorVision] { distances.filter { $0.distance < Self.leastDistance }.map(\.vision) }

    var areToldApart: Bool { confusions.isEmpty || glyphs != nil }

    private static var opposites:
        [(name: String, first: ColorRole, second: ColorRole, glyphs: (DisplayText, DisplayText))]
    {
        let glyphs = Glyphs.unicode
        let odds = (glyphs.oddsUp, glyphs.oddsDown)
        return [
            ("odds up, odds down", .myTicketsWon, .myTicketsLost, odds),
            ("ground of odds up, down", .myTicketsWonFaded, .myTicketsLostFaded, odds),
            ("success, error", .alertSuccess, .alertError, (glyphs.success, glyphs.error)),
        ]
    }

    static func all(of style: StyleProvider) -> [OppositesCheck] {
        var colors = ShownColors(style: style, depth: .direct)
        return opposites.map { pair in
            let (first, second) = (colors.color(of: pair.first), colors.color(of: pair.second))
            return OppositesCheck(
                name: pair.name, distance: first.distance(to: second),
                distances: ColorVision.allCases.map { vision in
                    (vision, vision.simulated(first).distance(to: vision.simulated(second)))
                },
                glyphs: pair.glyphs.0 == pair.glyphs.1 ? nil : "\(pair.glyphs.0) \(pair.glyphs.1)")
        }
    }
}
