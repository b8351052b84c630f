/// Texts that the bet slip's components bring themselves. What stands in braces is replaced.
extension LocalizationKey {
    public static let betslip = Self("betslip", english: "Betslip", portuguese: "Boletim")
    public static let openBetslip = Self("openBetslip", english: "Open betslip", portuguese: "Abrir boletim")
    public static let closeBetslip = Self("closeBetslip", english: "Close", portuguese: "Fechar")

    // MARK: Header

    public static let joinNow = Self("joinNow", english: "Join now", portuguese: "Registar")
    public static let or = Self("or", english: "or", portuguese: "ou")
    public static let logIn = Self("logIn", english: "Log in", portuguese: "Entrar")
    public static let loggingIn = Self("loggingIn", english: "Logging in", portuguese: "A entrar")
    public static let balance = Self("balance", english: "Balance:", portuguese: "Saldo:")

    // MARK: Summary

    public static let oddsHeadline = Self("oddsHeadline", english: "ODDS", portuguese: "ODDS")
    public static let potentialWinnings = Self(
        "potentialWinnings",
        english: "POTENTIAL WINNINGS",
        portuguese: "GANHOS POSSÍVEIS")
    public static let winBonus = Self("winBonus", english: "WIN BONUS", portuguese: "BÓNUS DE GANHO")
    public static let winBonusOf = Self(
        "winBonusOf",
        english: "{percentage} WIN BONUS",
        portuguese: "BÓNUS DE GANHO {percentage}")
    public static let payout = Self("payout", english: "PAYOUT", portuguese: "PAGAMENTO")

    // MARK: Stake

    public static let stakeAmount = Self("stakeAmount", english: "Amount", portuguese: "Montante")
    public static let placeBet = Self("placeBet", english: "Place bet", portuguese: "Apostar")
    public static let placeBetWithAmount = Self(
        "placeBetWithAmount",
        english: "Place bet {amount}",
        portuguese: "Apostar {amount}")
    public static let placingBet = Self("placingBet", english: "Placing bet", portuguese: "A registar a aposta")
    public static let betOnItsWay = Self(
        "betOnItsWay",
        english: "Your bet is on its way",
        portuguese: "A sua aposta está a caminho")
    public static let takeBackBet = Self(
        "takeBackBet",
        english: "Take back ({seconds} s)",
        portuguese: "Anular ({seconds} s)")
    public static let enterStake = Self(
        "enterStake",
        english: "Enter an amount to place the bet",
        portuguese: "Introduza um montante para apostar")
    public static let addSelection = Self(
        "addSelection",
        english: "Add a selection to place a bet",
        portuguese: "Junte uma seleção para apostar")
    public static let betPlaced = Self(
        "betPlaced",
        english: "Bet of {amount} placed",
        portuguese: "Aposta de {amount} registada")
    public static let stakeNotANumber = Self(
        "stakeNotANumber",
        english: "Enter an amount such as {example}",
        portuguese: "Introduza um montante como {example}")
    public static let stakeBelowMinimum = Self(
        "stakeBelowMinimum",
        english: "The lowest stake is {amount}",
        portuguese: "A aposta mínima é {amount}")
    public static let stakeAboveMaximum = Self(
        "stakeAboveMaximum",
        english: "The highest stake is {amount}",
        portuguese: "A aposta máxima é {amount}")
    public static let stakeAboveBalance = Self(
        "stakeAboveBalance",
        english: "The stake is above your balance of {amount}",
        portuguese: "A aposta excede o seu saldo de {amount}")
    public static let ticketsInvalid = Self(
        "ticketsInvalid",
        english: "Remove the selections that cannot be bet on",
        portuguese: "Remova as seleções em que não pode apostar")
    public static let refusedOddsChanged = Self(
        "refusedOddsChanged",
        english: "Bet not placed: the odds have changed",
        portuguese: "Aposta não registada: as odds mudaram")
    public static let refusedSelection = Self(
        "refusedSelection",
        english: "Bet not placed: a selection is no longer open",
        portuguese: "Aposta não registada: uma seleção já não está aberta")
    public static let refusedConnection = Self(
        "refusedConnection",
        english: "Bet not placed: there was no answer",
        portuguese: "Aposta não registada: não houve resposta")

    // MARK: Odds acceptance

    public static let acceptOddsChange = Self(
        "acceptOddsChange",
        english: "Accept odds changes",
        portuguese: "Aceitar alterações das odds")
    public static let learnMore = Self("learnMore", english: "Learn more", portuguese: "Saber mais")

    // MARK: Ticket

    public static let yourSelection = Self(
        "yourSelection",
        english: "YOUR SELECTION",
        portuguese: "A SUA SELEÇÃO")
    public static let selectionSuspended = Self(
        "selectionSuspended",
        english: "Suspended for the moment",
        portuguese: "Suspensa de momento")
    public static let selectionForbidden = Self(
        "selectionForbidden",
        english: "Forbidden selection",
        portuguese: "Seleção não permitida")
    public static let removeSelection = Self(
        "removeSelection",
        english: "Remove the selection",
        portuguese: "Remover a seleção")
    public static let selectionRemoved = Self(
        "selectionRemoved",
        english: "{selection} removed",
        portuguese: "{selection} removida")
    public static let putBack = Self(
        "putBack",
        english: "Put back ({seconds} s)",
        portuguese: "Repor ({seconds} s)")

    // MARK: Types

    public static let noBetTypes = Self(
        "noBetTypes",
        english: "No bet types are offered",
        portuguese: "Não há tipos de aposta")

    // MARK: Win boost

    public static let almostThere = Self(
        "almostThere",
        english: "You're almost there!",
        portuguese: "Está quase lá!")
    public static let boostReached = Self(
        "boostReached",
        english: "You made it!",
        portuguese: "Conseguiu!")
    public static let getWinBoost = Self(
        "getWinBoost",
        english: "Get a {percentage} win boost",
        portuguese: "Ganhe um reforço de {percentage}")
    public static let maximumWinBoost = Self(
        "maximumWinBoost",
        english: "Max win boost activated! ({percentage})",
        portuguese: "Reforço máximo ativado! ({percentage})")
    public static let maximumWinBoostReached = Self(
        "maximumWinBoostReached",
        english: "Max win boost activated!",
        portuguese: "Reforço máximo ativado!")
    public static let addOneLeg = Self(
        "addOneLeg",
        english: "by adding 1 more leg to your betslip",
        portuguese: "ao juntar mais 1 seleção ao boletim")
    public static let addLegs = Self(
        "addLegs",
        english: "by adding {count} more legs to your betslip",
        portuguese: "ao juntar mais {count} seleções ao boletim")
    public static let minimumOddsEach = Self(
        "minimumOddsEach",
        english: "({odds} min odds)",
        portuguese: "(odds mínimas {odds})")
    public static let allLegsAdded = Self(
        "allLegsAdded",
        english: "All qualifying events added",
        portuguese: "Todos os eventos elegíveis adicionados")
    public static let noHigherBoost = Self(
        "noHigherBoost",
        english: "There is no higher boost",
        portuguese: "Não há reforço mais alto")
    public static let winBoostCaption = Self("winBoostCaption", english: "Boost:", portuguese: "Reforço:")
    public static let oddsShort = Self("oddsShort", english: "Odds:", portuguese: "Odds:")
    public static let countOfTotal = Self(
        "countOfTotal",
        english: "{count} of {total}",
        portuguese: "{count} de {total}")
    public static let selectionCount = Self(
        "selectionCount",
        english: "selections: {count}",
        portuguese: "seleções: {count}")
}
