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
    public static let allMarkets = Self("allMarkets", english: "All", portuguese: "Todos")
    public static let emptyBetSlip = Self(
        "emptyBetSlip",
        english: "Nothing chosen yet. Choose a price, and it comes here.",
        portuguese: "Ainda nada escolhido. Escolha uma odd e ela aparece aqui.")
    public static let betPending = Self("betPending", english: "Pending", portuguese: "Pendente")
    public static let betWon = Self("betWon", english: "Won", portuguese: "Ganha")
    public static let betLost = Self("betLost", english: "Lost", portuguese: "Perdida")
    public static let betDraw = Self("betDraw", english: "Draw", portuguese: "Empate")
    public static let betCashedOut = Self("betCashedOut", english: "Cashed Out", portuguese: "Cash out feito")
    public static let betResult = Self("betResult", english: "Result", portuguese: "Resultado")
    public static let noBetDetails = Self(
        "noBetDetails",
        english: "No details of this bet",
        portuguese: "Sem detalhes desta aposta")
    public static let cashOut = Self("cashOut", english: "Cash out", portuguese: "Cash out")
    public static let cashingOut = Self("cashingOut", english: "Cashing out", portuguese: "A fazer cash out")
    public static let cashoutAmount = Self(
        "cashoutAmount",
        english: "Amount to cash out",
        portuguese: "Valor do cash out")
    public static let cashoutUnavailable = Self(
        "cashoutUnavailable",
        english: "No offer now",
        portuguese: "Sem oferta")
    public static let offerExpired = Self(
        "offerExpired",
        english: "Offer expired",
        portuguese: "Oferta expirada")
    public static let offerOnItsWay = Self(
        "offerOnItsWay",
        english: "Waiting for an offer",
        portuguese: "À espera de uma oferta")
    public static let noAnswer = Self("noAnswer", english: "No answer", portuguese: "Sem resposta")
    public static let cashoutSuccessful = Self(
        "cashoutSuccessful",
        english: "Cashout Successful",
        portuguese: "Cash out concluído")
    public static let cashoutFailed = Self(
        "cashoutFailed",
        english: "Cashout Failed",
        portuguese: "O cash out falhou")
    public static let ok = Self("ok", english: "OK", portuguese: "OK")
    public static let retry = Self("retry", english: "Retry", portuguese: "Repetir")
    public static let oddsCaption = Self("oddsCaption", english: "Odds", portuguese: "Odd")
    public static let totalOdds = Self("totalOdds", english: "Total odds", portuguese: "Odd total")
    public static let betAmount = Self("betAmount", english: "Bet amount", portuguese: "Valor apostado")
    public static let possibleWinnings = Self(
        "possibleWinnings",
        english: "Possible winnings",
        portuguese: "Ganhos possíveis")
    public static let addedToBetslip = Self(
        "addedToBetslip",
        english: "Added to betslip",
        portuguese: "No boletim")
    public static let partialCashout = Self(
        "partialCashout",
        english: "Partial Cashout",
        portuguese: "Cash out parcial")
    public static let chooseCashout = Self(
        "chooseCashout",
        english: "Choose a cash out amount",
        portuguese: "Escolha um valor de cash out")
}
