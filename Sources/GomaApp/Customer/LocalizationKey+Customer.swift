/// What a customer is told.
extension LocalizationKey {
    static let noticeWelcome = Self("noticeWelcome", english: "Welcome")
    static let noticeWelcomeText = Self(
        "noticeWelcomeText", english: "Your account is open, {name}. Look at the offers before you pay in.")
    static let noticeDeposit = Self("noticeDeposit", english: "Paid in")
    static let noticeDepositText = Self("noticeDepositText", english: "{amount} is in your wallet.")
    static let noticeDepositBonus = Self(
        "noticeDepositBonus", english: "{amount} is in your wallet, and {bonus} on top of it as a bonus.")
    static let noticeWon = Self("noticeWon", english: "Bet won")
    static let noticeWonText = Self("noticeWonText", english: "Your bet {bet} has won, and paid {amount}.")
    static let noticeLost = Self("noticeLost", english: "Bet lost")
    static let noticeLostText = Self("noticeLostText", english: "Your bet {bet} has lost.")
    static let noticeReturned = Self("noticeReturned", english: "Bet settled")
    static let noticeReturnedText = Self("noticeReturnedText", english: "Your bet {bet} has paid {amount}.")
    static let noticeForfeitedText = Self(
        "noticeForfeitedText", english: "Your bet {bet} has paid nothing, as the bonus that was staked has expired.")
    static let noticeCashedOut = Self("noticeCashedOut", english: "Cashed out")
    static let noticeCashedOutText = Self("noticeCashedOutText", english: "Your bet {bet} has paid {amount}.")
    static let noticeWithdrawal = Self("noticeWithdrawal", english: "Withdrawal")
    static let noticeWithdrawalAsked = Self("noticeWithdrawalAsked", english: "{amount} is on its way to you.")
    static let noticeWithdrawalDone = Self("noticeWithdrawalDone", english: "{amount} has arrived.")
    static let noticeWithdrawalBack = Self("noticeWithdrawalBack", english: "{amount} is in your wallet again.")
    static let noticeBonus = Self("noticeBonus", english: "Bonus released")
    static let noticeBonusText = Self("noticeBonusText", english: "Your bonus of {amount} is wagered, and all yours.")
    static let noticeLimit = Self("noticeLimit", english: "Limit set")
    static let noticeClaimed = Self("noticeClaimed", english: "Offer claimed")
    static let noticeTournament = Self("noticeTournament", english: "Tournament over")
    static let noticeTournamentPrize = Self(
        "noticeTournamentPrize", english: "Your place: {rank}. {amount} is in your wallet.")
    static let noticeTournamentText = Self("noticeTournamentText", english: "Your place: {rank}.")
    static let noGameFound = Self("noGameFound", english: "No game has that name.")
    static let noTransactions = Self("noTransactions", english: "Nothing has come or gone yet.")
}

/// With which deposit the bonus of an offer comes, what it asks for, and that one has gone.
extension LocalizationKey {
    static let bonusNext = Self("bonusNext", english: "The bonus comes with your next deposit of {amount} or more.")
    static let bonusLater = Self(
        "bonusLater", english: "The bonus comes with a deposit of {amount} or more once your other bonus is wagered.")
    static let bonusSpent = Self("bonusSpent", english: "Nothing of it is left")
    static let offerStakeOnce = Self("offerStakeOnce", english: "Stake the bonus once to make it yours")
    static let offerStakeTimes = Self("offerStakeTimes", counted: "Stake the bonus {count} times to make it yours")
    static let offerOneDay = Self("offerOneDay", english: "Do so within {count} day")
    static let offerDays = Self("offerDays", counted: "Do so within {count} days")
}

/// Limits: each is called by what it limits, and how long that counts.
extension LocalizationKey {
    static let limitCounts = Self("limitCounts", english: "{limit}: {amount} from {moment} on")
    static let limitGone = Self("limitGone", english: "{limit}: none from {moment} on")
    static let limitMinutes = Self("limitMinutes", english: "{count} min")
}

/// Documents.
extension LocalizationKey {
    static let noticeDocumentAccepted = Self("noticeDocumentAccepted", english: "Your document is accepted.")
    static let noticeDocumentUnreadable = Self(
        "noticeDocumentUnreadable", english: "Your document cannot be read. Hand in another one.")
}

/// Tournaments.
extension LocalizationKey {
    static let tournamentYou = Self("tournamentYou", english: "You")
    static let tournamentPlayers = Self("tournamentPlayers", english: "{count} take part")
    static let tournamentUntil = Self("tournamentUntil", english: "until {moment}")
    static let tournamentEnded = Self("tournamentEnded", english: "Over")
    static let tournamentPlayed = Self("tournamentPlayed", english: "{count} took part")
    static let tournamentPlace = Self("tournamentPlace", english: "Place {rank} of {count}")
    static let tournamentOver = Self("tournamentOver", english: "Over: place {rank} of {count}")
    static let tournamentPoints = Self("tournamentPoints", english: "points: {points}")
}

/// What comes of a round of a game.
extension LocalizationKey {
    static let roundWon = Self("roundWon", english: "{stake} staked, {amount} won")
    static let roundLost = Self("roundLost", english: "{stake} staked, nothing won")
    static let practiceRoundWon = Self("practiceRoundWon", english: "For practice: {stake} staked, {amount} won")
    static let practiceRoundLost = Self("practiceRoundLost", english: "For practice: {stake} staked, nothing won")
}

extension Transaction.Kind {
    /// What an entry is called.
    var title: LocalizationKey {
        switch self {
        case .deposit: LocalizationKey("entryDeposit", english: "Deposit")
        case .bonus: LocalizationKey("entryBonus", english: "Bonus")
        case .stake: LocalizationKey("entryStake", english: "Stake")
        case .payout: LocalizationKey("entryPayout", english: "Winnings")
        case .cashOut: LocalizationKey("entryCashOut", english: "Cash-out")
        case .refund: LocalizationKey("entryRefund", english: "Stake returned")
        case .withdrawal: LocalizationKey("entryWithdrawal", english: "Withdrawal")
        case .bonusReleased: LocalizationKey("entryBonusReleased", english: "Bonus released")
        case .bonusExpired: LocalizationKey("entryBonusExpired", english: "Bonus expired")
        case .prize: LocalizationKey("entryPrize", english: "Prize")
        }
    }
}

extension Limit {
    var title: LocalizationKey {
        switch (kind, period) {
        case (.deposit, .daily): LocalizationKey("depositLimitDaily", english: "Daily deposit limit")
        case (.deposit, .weekly): LocalizationKey("depositLimitWeekly", english: "Weekly deposit limit")
        case (.deposit, .monthly): LocalizationKey("depositLimitMonthly", english: "Monthly deposit limit")
        case (.stake, .daily): LocalizationKey("stakeLimitDaily", english: "Daily stake limit")
        case (.stake, .weekly): LocalizationKey("stakeLimitWeekly", english: "Weekly stake limit")
        case (.stake, .monthly): LocalizationKey("stakeLimitMonthly", english: "Monthly stake limit")
        case (.loss, .daily): LocalizationKey("lossLimitDaily", english: "Daily loss limit")
        case (.loss, .weekly): LocalizationKey("lossLimitWeekly", english: "Weekly loss limit")
        case (.loss, .monthly): LocalizationKey("lossLimitMonthly", english: "Monthly loss limit")
        case (.session, .daily): LocalizationKey("sessionLimitDaily", english: "Daily time limit")
        case (.session, .weekly): LocalizationKey("sessionLimitWeekly", english: "Weekly time limit")
        case (.session, .monthly): LocalizationKey("sessionLimitMonthly", english: "Monthly time limit")
        }
    }
}

extension VerificationDocument.Proof {
    var title: LocalizationKey {
        switch self {
        case .identity: LocalizationKey("proofIdentity", english: "Proof of identity")
        case .address: LocalizationKey("proofAddress", english: "Proof of address")
        }
    }
}

extension VerificationDocument.Phase? {
    var words: LocalizationKey {
        switch self {
        case .inReview?: LocalizationKey("documentInReview", english: "In review")
        case .accepted?: LocalizationKey("documentAccepted", english: "Accepted")
        case .unreadable?: LocalizationKey("documentUnreadable", english: "Not readable")
        case nil: LocalizationKey("documentMissing", english: "Not handed in")
        }
    }
}
