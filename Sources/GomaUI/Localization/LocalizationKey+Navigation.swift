/// Texts that the components of Navigation bring themselves.
extension LocalizationKey {
    public static let myBets = Self("myBets", english: "My Bets", portuguese: "As minhas apostas")
    public static let search = Self("search", english: "Search", portuguese: "Pesquisar")
    public static let sports = Self("sports", english: "Sports", portuguese: "Desporto")
    public static let casino = Self("casino", english: "Casino", portuguese: "Casino")
    public static let virtuals = Self("virtuals", english: "Virtuals", portuguese: "Virtuais")
    public static let aviator = Self("aviator", english: "Aviator", portuguese: "Aviator")
}
