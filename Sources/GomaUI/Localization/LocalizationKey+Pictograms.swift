extension Pictogram {
    /// What the picture shows, in a word for those who cannot see it.
    public var name: LocalizationKey {
        let (english, portuguese) = words
        return LocalizationKey("pictogram.\(rawValue)", english: english, portuguese: portuguese)
    }

    private var words: (english: String, portuguese: String) {
        switch self {
        case .football: ("football", "futebol")
        case .basketball: ("basketball", "basquetebol")
        case .baseball: ("baseball", "basebol")
        case .tennis: ("tennis", "ténis")
        case .volleyball: ("volleyball", "voleibol")
        case .hockey: ("hockey", "hóquei")
        case .americanFootball: ("American football", "futebol americano")
        case .trophy: ("trophy", "troféu")
        case .flame: ("flame", "chama")
        case .live: ("live", "ao vivo")
        case .calendar: ("calendar", "calendário")
        case .clock: ("clock", "relógio")
        case .search: ("search", "pesquisa")
        case .ticket: ("ticket", "boletim")
        case .home: ("home", "início")
        case .casino: ("casino", "casino")
        case .virtuals: ("virtuals", "virtuais")
        case .aviator: ("aviator", "aviador")
        case .promotions: ("promotions", "promoções")
        case .profile: ("profile", "perfil")
        }
    }
}
