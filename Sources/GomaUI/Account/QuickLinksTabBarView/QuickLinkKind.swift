/// The destination of a shortcut.
public enum QuickLinkKind: String, CaseIterable, Codable, Hashable, Sendable {
    case aviator, virtual, slots, crash, promos, lite
    case sports, live, football, basketball, tennis, golf
    case deposit, withdraw, help, settings, favourites
    /// All filters of the page.
    case mainFilter

    /// The picture that it has unless another is wanted.
    public var pictogram: Pictogram { look.pictogram }
    /// What it is called unless other words are wanted.
    var words: LocalizationKey { look.words }

    private var look: (pictogram: Pictogram, words: LocalizationKey) {
        switch self {
        case .aviator: (.aviator, .quickLinkAviator)
        case .virtual: (.virtuals, .quickLinkVirtual)
        case .slots: (.casino, .quickLinkSlots)
        case .crash: (.chart, .quickLinkCrash)
        case .promos: (.promotions, .quickLinkPromos)
        case .lite: (.phone, .quickLinkLite)
        case .sports: (.trophy, .quickLinkSports)
        case .live: (.live, .quickLinkLive)
        case .football: (.football, .quickLinkFootball)
        case .basketball: (.basketball, .quickLinkBasketball)
        case .tennis: (.tennis, .quickLinkTennis)
        case .golf: (.golf, .quickLinkGolf)
        case .deposit: (.deposit, .quickLinkDeposit)
        case .withdraw: (.bank, .quickLinkWithdraw)
        case .help: (.question, .quickLinkHelp)
        case .settings: (.tools, .quickLinkSettings)
        case .favourites: (.star, .quickLinkFavourites)
        case .mainFilter: (.list, .quickLinkMainFilter)
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
