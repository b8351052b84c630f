/// Texts of the app that no component has.
extension LocalizationKey {
    static let depositWithBonus = Self("depositWithBonus", english: "Deposit and bonus")
    static let depositAlone = Self("depositAlone", english: "Deposit")
    static let appTakePart = Self("appTakePart", english: "Take part")
    static let troubleSlow = Self("troubleSlow", english: "Trouble: slow answers")
    static let troubleRefusals = Self("troubleRefusals", english: "Trouble: nothing is given")
    static let troubleSilence = Self("troubleSilence", english: "Trouble: no answers")
    static let troubleLostFeed = Self("troubleLostFeed", english: "Trouble: lost feed")
    static let troubleMovingOdds = Self("troubleMovingOdds", english: "Trouble: moving odds")
    static let troubleExpiredOffers = Self("troubleExpiredOffers", english: "Trouble: expired offers")

    /// Those that pages name.
    static let app = [
        Self("appSports", english: "Sports"),
        Self("appLive", english: "Live"),
        Self("appBets", english: "My bets"),
        Self("appCasino", english: "Casino"),
        Self("appAccount", english: "Account"),
        Self("appSearch", english: "Search"),
        Self("appSearchMatches", english: "Teams, leagues, countries"),
        Self("appSearchGames", english: "Search games"),
        Self("appNews", english: "Notifications"),
        Self("appLogin", english: "Log in"),
        Self("appJoin", english: "Join"),
        Self("appCode", english: "Message to you: your code is {code}"),
        Self("appShareSlip", english: "Share as a code"),
        Self("appBetsGuest", english: "Your bets are here once you are logged in."),
        Self("appAccountGuest", english: "You are not logged in."),
        Self("appOpenBets", english: "Open"),
        Self("appSettledBets", english: "Settled"),
        Self("appNewGames", english: "New"),
        Self("appSlots", english: "Slots"),
        Self("appCrash", english: "Crash"),
        Self("appOffers", english: "Offers"),
        Self("appOffersText", english: "What you can win beside your bets"),
        Self("offerPointClaim", english: "Claim the offer before you pay in"),
        appTakePart,
        Self("appClaim", english: "Claim"),
        Self("appTerms", english: "Terms"),
        Self(
            "appTermsText",
            english: "A bonus is yours once it has been staked as often as the offer says, within its time. "
                + "Bets that are cashed out do not count for it."),
        Self("appWallet", english: "Wallet"),
        Self("appSettings", english: "Settings"),
        Self("appFilters", english: "Filters"),
        Self("appSlip", english: "Bet slip"),
        Self("appSlipStays", english: "The bet slip stays beside the matches."),
        Self("appBet", english: "Bet"),
        Self("appBetShown", english: "The bet is shown in full."),
        Self("appNoBet", english: "There is no such bet among yours."),
        Self("appGone", english: "There is nothing here any more."),
        Self("appPlayRound", english: "Play a round"),
        Self("appPlaying", english: "The game is on; play a round below."),
        Self("appHelp", english: "Help"),
        Self("appProfile", english: "Profile"),
        Self(
            "appProfileText",
            english: "You log in with your email, so it stays as it is. So does your name once you have handed in a "
                + "proof of identity."),
        Self("appSave", english: "Save"),
        Self("appSaved", english: "Your profile is saved."),
        Self("appDocuments", english: "Documents"),
        Self(
            "appDocumentsText",
            english: "A proof of identity is a passport, an identity card or a driving licence; a proof of address is "
                + "a bill or a letter of the last three months. We look at it at once. More than {amount} can be paid "
                + "out once your identity is proved."),
        Self("appProof", english: "What does it prove?"),
        Self("appProofIdentity", english: "Who I am"),
        Self("appProofAddress", english: "Where I live"),
        Self("appFile", english: "File (PDF, PNG or JPEG)"),
        Self("appFileMissing", english: "Name the file"),
        Self("appHandIn", english: "Hand in"),
        Self("appHandedIn", english: "We are looking at your document."),
        Self("appPrivacy", english: "Privacy"),
        Self(
            "appPrivacyText",
            english: "What you enter stays on this machine: all services of this app are simulated, and nothing is "
                + "sent anywhere. Your account is kept in a file, and is gone with it."),
        Self(
            "appExplained",
            english: "Odds move with the match. Where you accept changes, your bet is placed at the odds of "
                + "the moment; otherwise you are asked again. From three selections on, a multiple wins "
                + "more."),
        Self("appHaveAccount", english: "I have an account"),
        Self("appConfirm", english: "Confirm"),
        Self("appCodeText", english: "Enter the code that we have sent you."),
        Self("appBalance", english: "Balance"),
        Self("appDeposit", english: "Deposit"),
        Self("appWithdraw", english: "Withdraw"),
        Self("appWithdrawable", english: "Can be paid out"),
        Self("appPinText", english: "Enter your code to confirm."),
        Self("appHistory", english: "Transaction history"),
        Self("appLimits", english: "Responsible gaming"),
        Self("appLimitKind", english: "What does it limit?"),
        Self("appLimitDeposits", english: "Deposits"),
        Self("appLimitStakes", english: "Stakes"),
        Self("appLimitLosses", english: "Losses"),
        Self("appSetLimit", english: "Set a limit"),
        Self(
            "appLimitsText",
            english: "A limit stops what you pay in, stake or lose above it until its time begins anew. A lower one "
                + "counts at once, a higher one after a day."),
        Self("appTheme", english: "Theme"),
        Self("appLanguage", english: "Language"),
        Self("appAmount", english: "Amount"),
        Self("appPeriod", english: "How long does it count?"),
        Self("appDaily", english: "A day"),
        Self("appWeekly", english: "A week"),
        Self("appMonthly", english: "A month"),
        Self("offerWelcome", english: "Double your next deposit, up to EUR 100"),
        Self("offerWeekend", english: "Half on top of a deposit, up to EUR 50"),
        Self("promotionTournament", english: "Tournament of the evening"),
        Self(
            "promotionTournamentText",
            english: "Every round that you play for money counts. The best of the evening share the prizes."),
        Self("promotionPointRound", english: "One point for each euro that a round brings"),
        Self("promotionPointPrizes", english: "The first five share EUR 190 at eleven in the evening"),
        Self("promotionPointFree", english: "Taking part costs nothing"),
        Self("promotionBoosts", english: "Win boosts"),
        Self("promotionBoostsText", english: "The more selections a multiple has, the more it wins."),
        Self("promotionPointThree", english: "Three selections bring 3% more"),
        Self("promotionPointTen", english: "Ten selections bring 50% more"),
        Self("helpDeposit", english: "How do I pay in?"),
        Self(
            "helpDepositText",
            english: "Choose an amount under Deposit. It is in your wallet at once, with the bonus that you "
                + "have claimed."),
        Self("helpSettled", english: "When is a bet settled?"),
        Self(
            "helpSettledText",
            english: "As soon as the match has ended and its result is official. What it brings is in your "
                + "wallet then."),
        Self("helpLimit", english: "What does a limit do?"),
        Self(
            "helpLimitText",
            english: "It stops what you pay in, stake or lose above it. A lower one counts at once, a higher one "
                + "after a day."),
        troubleSlow,
        troubleRefusals,
        troubleSilence,
        troubleLostFeed,
        troubleMovingOdds,
        troubleExpiredOffers,
    ]
}
