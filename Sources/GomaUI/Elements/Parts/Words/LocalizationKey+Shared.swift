/// Texts that several components bring themselves.
extension LocalizationKey {
    package static let betslip = Self("betslip", english: "Bet slip")
    package static let countOfTotal = Self("countOfTotal", english: "{count} of {total}")
    package static let loadingMarkets = Self("loadingMarkets", english: "Loading markets")
    package static let priceRose = Self("priceRose", english: "price rose")
    package static let priceFell = Self("priceFell", english: "price fell")
    package static let betPending = Self("betPending", english: "Pending")
    package static let betWon = Self("betWon", english: "Won")
    package static let betLost = Self("betLost", english: "Lost")
    package static let betDraw = Self("betDraw", english: "Void")
    package static let betCashedOut = Self("betCashedOut", english: "Cashed out")
    package static let refresh = Self("refresh", english: "Refresh")
    package static let cashOut = Self("cashOut", english: "Cash out")
    package static let cashoutFailed = Self("cashoutFailed", english: "Cashout failed")
    package static let cashoutUnavailable = Self("cashoutUnavailable", english: "No offer now")
    package static let liveUppercase = Self("liveUppercase", english: "LIVE")
    package static let favorite = Self("favorite", english: "Favourite")
    package static let ended = Self("ended", english: "Ended")
    package static let notCopied = Self("notCopied", english: "Not copied")
    package static let dayToday = Self("dayToday", english: "Today")
    package static let noScores = Self("noScores", english: "No scores yet")
    /// What a screen reader says in the place of the dash for a value that is not there.
    package static let spokenNoValue = Self("spokenNoValue", english: "none")
    package static let serving = Self("serving", english: "Serving")
    /// What a screen reader says in the place of a step's number.
    package static let spokenStep = Self("spokenStep", english: "step {number}")
    /// Said of what has been done.
    package static let spokenRowDone = Self("spokenRowDone", english: "done")
    package static let locked = Self("locked", english: "Locked")
    package static let numberFound = Self("numberFound", english: "{count} found")
    /// Said in place of what is on its way.
    public static let loading = Self("loading", english: "Loading")
    /// On a button that asks for the same once more.
    public static let tryAgain = Self("tryAgain", english: "Try again")
    /// What a key does that chooses, or takes the choice back.
    public static let keySelect = Self("keySelect", english: "select or deselect")
    package static let keyOpenMatch = Self("keyOpenMatch", english: "open the match")
    /// What a key does that asks for the same once more.
    public static let keyTryAgain = Self("keyTryAgain", english: "try again")
    /// What a key does that shows the next page.
    public static let keyNextPage = Self("keyNextPage", english: "next page")
    /// What a key does that goes one page back.
    public static let keyPageBefore = Self("keyPageBefore", english: "page before")
    /// What a key does that goes one page on.
    public static let keyPageAfter = Self("keyPageAfter", english: "page after")
    package static let closeBetslip = Self("closeBetslip", english: "Close")
    package static let balance = Self("balance", english: "Balance:")
    package static let keyJoin = Self("keyJoin", english: "join")
    package static let keyLogIn = Self("keyLogIn", english: "log in")
    package static let unavailable = Self("unavailable", english: "Unavailable")
    package static let noFilters = Self("noFilters", english: "No filters to choose from")
    package static let keyDone = Self("keyDone", english: "done")
    package static let back = Self("back", english: "Back")
    package static let keyGoThere = Self("keyGoThere", english: "go there")
    package static let joinNow = Self("joinNow", english: "Join now")
    package static let logIn = Self("logIn", english: "Log in")
    package static let keyOpenOrClose = Self("keyOpenOrClose", english: "open or close")
}
