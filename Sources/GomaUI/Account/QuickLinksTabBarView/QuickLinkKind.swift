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

    /// What it is called unless other words are wanted.
    var words: LocalizationKey {
        switch self {
        case .aviator: .quickLinkAviator
        case .virtual: .quickLinkVirtual
        case .slots: .quickLinkSlots
        case .crash: .quickLinkCrash
        case .promos: .quickLinkPromos
        case .lite: .quickLinkLite
        case .sports: .quickLinkSports
        case .live: .quickLinkLive
        case .football: .quickLinkFootball
        case .basketball: .quickLinkBasketball
        case .tennis: .quickLinkTennis
        case .golf: .quickLinkGolf
        case .deposit: .quickLinkDeposit
        case .withdraw: .quickLinkWithdraw
        case .help: .quickLinkHelp
        case .settings: .quickLinkSettings
        case .favourites: .quickLinkFavourites
        case .mainFilter: .quickLinkMainFilter
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
