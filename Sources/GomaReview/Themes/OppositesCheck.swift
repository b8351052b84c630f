import GomaKit
import GomaPictures
import TerminalKit

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

    private struct Opposites {
        let name: String
        let first: ColorRole
        let second: ColorRole
        let glyphs: (DisplayText, DisplayText)?
    }

    private static var opposites: [Opposites] {
        let glyphs = Glyphs.unicode
        return [
            Opposites(
                name: "odds up, odds down", first: .myTicketsWon, second: .myTicketsLost,
                glyphs: (glyphs.oddsUp, glyphs.oddsDown)),
            Opposites(
                name: "ground of odds up, down", first: .myTicketsWonFaded, second: .myTicketsLostFaded,
                glyphs: (glyphs.oddsUp, glyphs.oddsDown)),
            Opposites(
                name: "success, error", first: .alertSuccess, second: .alertError,
                glyphs: (glyphs.success, glyphs.error)),
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
                glyphs: pair.glyphs.flatMap { $0.0 == $0.1 ? nil : "\($0.0) \($0.1)" })
        }
    }
}
