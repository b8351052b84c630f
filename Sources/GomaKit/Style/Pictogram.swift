/// Small pictures that components show by meaning. Where a terminal cannot draw them, two letters stand in.
public enum Pictogram: String, CaseIterable, Codable, Hashable, Sendable {
    case football, basketball, baseball, tennis, volleyball, hockey, americanFootball
    case trophy, flame, live, calendar, clock, search, ticket, home, casino, virtuals, aviator, promotions, profile
    case golf, cricket, boxing, darts, tableTennis, racing, wallet, deposit, money, bank
    case gift, star, lock, key, globe, bell, message, mail, phone, document, chart, list, link
    case moon, sun, tools, dice, exit, megaphone, question, share, verified

    /// Two columns wide.
    package func text(in glyphs: Glyphs) -> String { glyphs.isASCII ? forms.letters : forms.symbol }

    private var forms: (symbol: String, letters: String) {
        switch self {
        case .football: ("⚽", "Fb")
        case .basketball: ("🏀", "Bk")
        case .baseball: ("⚾", "Bs")
        case .tennis: ("🎾", "Tn")
        case .volleyball: ("🏐", "Vb")
        case .hockey: ("🏒", "Hk")
        case .americanFootball: ("🏈", "Af")
        case .trophy: ("🏆", "Cp")
        case .flame: ("🔥", "Ht")
        case .live: ("🔴", "Lv")
        case .calendar: ("📅", "Dt")
        case .clock: ("⏰", "Tm")
        case .search: ("🔍", "Se")
        case .ticket: ("🎫", "Tk")
        case .home: ("🏠", "Hm")
        case .casino: ("🎰", "Ca")
        case .virtuals: ("🎮", "Vt")
        case .aviator: ("🚀", "Av")
        case .promotions: ("🎁", "Pr")
        case .profile: ("👤", "Me")
        case .golf: ("⛳", "Gf")
        case .cricket: ("🏏", "Cr")
        case .boxing: ("🥊", "Bx")
        case .darts: ("🎯", "Dr")
        case .tableTennis: ("🏓", "Tt")
        case .racing: ("🏁", "Ra")
        case .wallet: ("👛", "Wa")
        case .deposit: ("💳", "Cc")
        case .money: ("💰", "Mo")
        case .bank: ("🏦", "Ba")
        case .gift: ("🎀", "Gi")
        case .star: ("⭐", "St")
        case .lock: ("🔒", "Lk")
        case .key: ("🔑", "Ky")
        case .globe: ("🌐", "Gl")
        case .bell: ("🔔", "Be")
        case .message: ("💬", "Ms")
        case .mail: ("📧", "Ml")
        case .phone: ("📱", "Ph")
        case .document: ("📄", "Dc")
        case .chart: ("📊", "Ch")
        case .list: ("📋", "Ls")
        case .link: ("🔗", "Ln")
        case .moon: ("🌙", "Ni")
        case .sun: ("🌞", "Dy")
        case .tools: ("🔧", "Tl")
        case .dice: ("🎲", "Di")
        case .exit: ("🚪", "Ex")
        case .megaphone: ("📣", "Mg")
        case .question: ("💡", "Hp")
        case .share: ("📤", "Sh")
        case .verified: ("✅", "Ok")
        }
    }
}
