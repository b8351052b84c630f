/// The destination of a shortcut.
public enum QuickLinkKind: String, CaseIterable, Codable, Hashable, Sendable {
    case aviator, virtual, slots, crash, promos, lite
    case sports, live, football, basketball, tennis, golf
    case deposit, withdraw, help, settings, favourites
    /// All filters of the page.
    case mainFilter
}

extension QuickLinkKind {
    /// The picture that it has unless another is wanted.
    public var pictogram: Pictogram {
        switch self {
        case .aviator: .aviator
        case .virtual: .virtuals
        case .slots: .casino
        case .crash: .chart
        case .promos: .promotions
        case .lite: .phone
        case .sports: .trophy
        case .live: .live
        case .football: .football
        case .basketball: .basketball
        case .tennis: .tennis
        case .golf: .golf
        case .deposit: .deposit
        case .withdraw: .bank
        case .help: .question
        case .settings: .tools
        case .favourites: .star
        case .mainFilter: .list
        }
    }

    /// What pressing it asks of the owner.
    var request: any ComponentRequest {
        switch self {
        case .deposit: OpenDeposit()
        case .withdraw: OpenWithdrawal()
        case .mainFilter: OpenFilters()
        case .football, .basketball, .tennis, .golf: OpenSport(id: rawValue)
        case .aviator, .virtual, .slots, .crash, .promos, .lite, .sports, .live, .help, .settings, .favourites:
            OpenPage(rawValue)
        }
    }
}
