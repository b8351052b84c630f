/// The result of a bet, or of one selection of it.
public enum BetResult: String, CaseIterable, Codable, Hashable, Sendable {
    /// Not yet decided.
    case open
    case won
    case lost
    /// Neither won nor lost; the stake comes back.
    case draw
    /// Given up before the end for an amount.
    case cashedOut

    /// What it is called.
    package var title: LocalizationKey {
        switch self {
        case .open: .betPending
        case .won: .betWon
        case .lost: .betLost
        case .draw: .betDraw
        case .cashedOut: .betCashedOut
        }
    }

    /// What says it without colour.
    package func mark(in glyphs: Glyphs) -> String {
        switch self {
        case .open: glyphs.ellipsis.string
        case .won: glyphs.success.string
        case .lost: glyphs.error.string
        case .draw: "="
        case .cashedOut: "$"
        }
    }

    /// The ground that its words stand on.
    package var ground: ColorReference {
        switch self {
        case .open: .role(.backgroundSecondary)
        case .won: .role(.myTicketsWonFaded)
        case .lost: .role(.myTicketsLostFaded)
        case .draw: .role(.backgroundGradient2)
        case .cashedOut: .blend(.highlightTertiary, share: 0.2, on: .backgroundTertiary)
        }
    }

    /// The role of its words.
    package var textRole: ColorRole { self == .open ? .textSecondary : .textPrimary }

    /// The role of its mark.
    package var markRole: ColorRole {
        switch self {
        case .open: .textSecondary
        case .won: .myTicketsWon
        case .lost: .myTicketsLost
        case .draw: .alertWarning
        case .cashedOut: .highlightTertiary
        }
    }
}
