/// Small pictures that components show by meaning. Where a terminal cannot draw them, two letters stand in.
public enum Pictogram: String, CaseIterable, Codable, Hashable, Sendable {
    case football, basketball, baseball, tennis, volleyball, hockey, americanFootball
    case trophy, flame, live, calendar, clock, search, ticket, home, casino, virtuals, aviator, promotions, profile
    case golf, cricket, boxing, darts, tableTennis, racing, wallet, deposit, money, bank
    case gift, star, lock, key, globe, bell, message, mail, phone, document, chart, list, link
    case moon, sun, tools, dice, exit, megaphone, question, share, verified

    /// Two columns wide.
    package func text(in glyphs: Glyphs) -> String { glyphs.isASCII ? forms.letters : forms.symbol }

    /// What the picture shows, in English.
    var word: String { forms.word }

    private var forms: (symbol: String, letters: String, word: String) {
        switch self {
        case .football: ("⚽", "Fb", "football")
        case .basketball: ("🏀", "Bk", "basketball")
        case .baseball: ("⚾", "Bs", "baseball")
        case .tennis: ("🎾", "Tn", "tennis")
        case .volleyball: ("🏐", "Vb", "volleyball")
        case .hockey: ("🏒", "Hk", "hockey")
        case .americanFootball: ("🏈", "Af", "American football")
        case .trophy: ("🏆", "Cp", "trophy")
        case .flame: ("🔥", "Ht", "flame")
        case .live: ("🔴", "Lv", "live")
        case .calendar: ("📅", "Dt", "calendar")
        case .clock: ("⏰", "Tm", "clock")
        case .search: ("🔍", "Se", "search")
        case .ticket: ("🎫", "Tk", "ticket")
        case .home: ("🏠", "Hm", "home")
        case .casino: ("🎰", "Ca", "casino")
        case .virtuals: ("🎮", "Vt", "virtuals")
        case .aviator: ("🚀", "Av", "aviator")
        case .promotions: ("🎁", "Pr", "promotions")
        case .profile: ("👤", "Me", "profile")
        case .golf: ("⛳", "Gf", "golf")
        case .cricket: ("🏏", "Cr", "cricket")
        case .boxing: ("🥊", "Bx", "boxing")
        case .darts: ("🎯", "Dr", "darts")
        case .tableTennis: ("🏓", "Tt", "table tennis")
        case .racing: ("🏁", "Ra", "racing")
        case .wallet: ("👛", "Wa", "wallet")
        case .deposit: ("💳", "Cc", "card")
        case .money: ("💰", "Mo", "money")
        case .bank: ("🏦", "Ba", "bank")
        case .gift: ("🎀", "Gi", "gift")
        case .star: ("⭐", "St", "star")
        case .lock: ("🔒", "Lk", "lock")
        case .key: ("🔑", "Ky", "key")
        case .globe: ("🌐", "Gl", "globe")
        case .bell: ("🔔", "Be", "bell")
        case .message: ("💬", "Ms", "message")
        case .mail: ("📧", "Ml", "email")
        case .phone: ("📱", "Ph", "phone")
        case .document: ("📄", "Dc", "document")
        case .chart: ("📊", "Ch", "chart")
        case .list: ("📋", "Ls", "list")
        case .link: ("🔗", "Ln", "link")
        case .moon: ("🌙", "Ni", "moon")
        case .sun: ("🌞", "Dy", "sun")
        case .tools: ("🔧", "Tl", "tool")
        case .dice: ("🎲", "Di", "dice")
        case .exit: ("🚪", "Ex", "door")
        case .megaphone: ("📣", "Mg", "megaphone")
        case .question: ("💡", "Hp", "help")
        case .share: ("📤", "Sh", "sharing")
        case .verified: ("✅", "Ok", "verified")
        }
    }
}
