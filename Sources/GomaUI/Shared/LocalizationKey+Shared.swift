/// Texts that several components bring themselves.
extension LocalizationKey {
    static let betslip = Self("betslip", english: "Betslip")
    static let countOfTotal = Self("countOfTotal", english: "{count} of {total}")
    static let loadingMarkets = Self("loadingMarkets", english: "Loading markets")
    static let priceRose = Self("priceRose", english: "price rose")
    static let priceFell = Self("priceFell", english: "price fell")
    static let betPending = Self("betPending", english: "Pending")
    static let betWon = Self("betWon", english: "Won")
    static let betLost = Self("betLost", english: "Lost")
    static let betDraw = Self("betDraw", english: "Draw")
    static let betCashedOut = Self("betCashedOut", english: "Cashed Out")
    static let betResult = Self("betResult", english: "Result")
    package static let cashOut = Self("cashOut", english: "Cash out")
    static let cashingOut = Self("cashingOut", english: "Cashing out")
    static let cashoutFailed = Self("cashoutFailed", english: "Cashout Failed")
    static let cashoutUnavailable = Self("cashoutUnavailable", english: "No offer now")
    static let noAnswer = Self("noAnswer", english: "No answer")
    static let liveUppercase = Self("liveUppercase", english: "LIVE")
    static let favorite = Self("favorite", english: "Favourite")
    package static let ended = Self("ended", english: "Ended")
    static let noScores = Self("noScores", english: "No scores yet")
    static let serving = Self("serving", english: "Serving")
    static let locked = Self("locked", english: "Locked")
    /// Said in place of what is on its way.
    public static let loading = Self("loading", english: "Loading")
    /// On a button that asks for the same once more.
    public static let tryAgain = Self("tryAgain", english: "Try again")
    /// What a key does that chooses, or takes the choice back.
    public static let keySelect = Self("keySelect", english: "select or deselect")
    static let keyOpenMatch = Self("keyOpenMatch", english: "open the match")
    /// What a key does that asks for the same once more.
    public static let keyTryAgain = Self("keyTryAgain", english: "try again")
    /// What a key does that shows the next page.
    public static let keyNextPage = Self("keyNextPage", english: "next page")
    /// What a key does that goes one page back.
    public static let keyPageBefore = Self("keyPageBefore", english: "page before")
    /// What a key does that goes one page on.
    public static let keyPageAfter = Self("keyPageAfter", english: "page after")
    static let closeBetslip = Self("closeBetslip", english: "Close")
    static let balance = Self("balance", english: "Balance:")
    static let keyJoin = Self("keyJoin", english: "join")
    static let keyLogIn = Self("keyLogIn", english: "log in")
    static let unavailable = Self("unavailable", english: "Unavailable")
    static let noFilters = Self("noFilters", english: "No filters to choose from")
    static let keyDone = Self("keyDone", english: "done")
    static let back = Self("back", english: "Back")
    static let keyGoThere = Self("keyGoThere", english: "go there")
    package static let joinNow = Self("joinNow", english: "Join now")
    package static let logIn = Self("logIn", english: "Log in")
}
