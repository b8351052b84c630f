/// Texts that the components of Betting bring themselves.
extension LocalizationKey {
    public static let noMarkets = Self(
        "noMarkets",
        english: "No markets available",
        portuguese: "Sem mercados disponíveis")
    public static let marketsUnavailable = Self(
        "marketsUnavailable",
        english: "Markets temporarily unavailable",
        portuguese: "Mercados temporariamente indisponíveis")
    public static let loadingMarkets = Self(
        "loadingMarkets",
        english: "Loading markets",
        portuguese: "A carregar mercados")
    public static let marketsFailed = Self(
        "marketsFailed",
        english: "Failed to load markets",
        portuguese: "Não foi possível carregar os mercados")
    public static let priceRose = Self("priceRose", english: "price rose", portuguese: "a odd subiu")
    public static let priceFell = Self("priceFell", english: "price fell", portuguese: "a odd desceu")
    public static let boosted = Self("boosted", english: "boosted", portuguese: "reforçada")
    public static let expressPick = Self("expressPick", english: "Express pick", portuguese: "Aposta expresso")
    public static let mostPopular = Self("mostPopular", english: "Most popular", portuguese: "Mais popular")
    public static let statistics = Self("statistics", english: "Statistics", portuguese: "Estatísticas")
    public static let betBuilder = Self("betBuilder", english: "Bet builder", portuguese: "Criador de apostas")
    public static let marketSuspended = Self(
        "marketSuspended",
        english: "Market suspended",
        portuguese: "Mercado suspenso")
    public static let marketClosed = Self("marketClosed", english: "Market closed", portuguese: "Mercado fechado")
    public static let noMarketGroups = Self(
        "noMarketGroups",
        english: "No market groups available",
        portuguese: "Sem grupos de mercados disponíveis")
    public static let noSuggestedBets = Self(
        "noSuggestedBets",
        english: "No suggested bets now",
        portuguese: "Sem apostas sugeridas agora")
    public static let emptyBetSlip = Self(
        "emptyBetSlip",
        english: "Nothing chosen yet. Choose a price, and it comes here.",
        portuguese: "Ainda nada escolhido. Escolha uma odd e ela aparece aqui.")
}
