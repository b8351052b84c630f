import TerminalKit

/// Small pictures that components show by meaning. Where a terminal cannot draw them, two letters stand in.
public enum Pictogram: String, CaseIterable, Codable, Hashable, Sendable {
    case football, basketball, baseball, tennis, volleyball, hockey, americanFootball
    case trophy, flame, live, calendar, clock, search, ticket, home, casino, virtuals, aviator, promotions, profile

    /// Two columns wide.
    func text(in glyphs: Glyphs) -> String { glyphs.isASCII ? letters : symbol }

    private var symbol: String {
        switch self {
        case .football: "⚽"
        case .basketball: "🏀"
        case .baseball: "⚾"
        case .tennis: "🎾"
        case .volleyball: "🏐"
        case .hockey: "🏒"
        case .americanFootball: "🏈"
        case .trophy: "🏆"
        case .flame: "🔥"
        case .live: "🔴"
        case .calendar: "📅"
        case .clock: "⏰"
        case .search: "🔍"
        case .ticket: "🎫"
        case .home: "🏠"
        case .casino: "🎰"
        case .virtuals: "🎮"
        case .aviator: "🚀"
        case .promotions: "🎁"
        case .profile: "👤"
        }
    }

    private var letters: String {
        switch self {
        case .football: "Fb"
        case .basketball: "Bk"
        case .baseball: "Bs"
        case .tennis: "Tn"
        case .volleyball: "Vb"
        case .hockey: "Hk"
        case .americanFootball: "Af"
        case .trophy: "Cp"
        case .flame: "Ht"
        case .live: "Lv"
        case .calendar: "Dt"
        case .clock: "Tm"
        case .search: "Se"
        case .ticket: "Tk"
        case .home: "Hm"
        case .casino: "Ca"
        case .virtuals: "Vt"
        case .aviator: "Av"
        case .promotions: "Pr"
        case .profile: "Me"
        }
    }
}
