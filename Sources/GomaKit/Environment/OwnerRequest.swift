/// A request of a component to whoever has put it there, as it cannot be answered inside the component: a page to open,
/// the action of a button.
public enum OwnerRequest: Hashable, Sendable, CustomStringConvertible {
    /// The page of a match, by what it is called.
    case openMatch(String)
    case openCompetition(String)
    case openCountry(String)
    case openMarket(String)
    case openAllMarkets
    /// More about an outcome, by its title.
    case showOutcome(String)
    /// The page of a placed bet, by what it is called.
    case openBet(String)
    /// The selections of a placed bet, to be bet on once more.
    case repeatBet(String)
    case openBetslip
    case closeBetslip
    case explainBoosts
    case explainOdds
    case openRegistration
    case goBack
    /// What a button, or something that can be pressed like one, says that it does.
    case press(String)
    case addToStake(Int)
    /// The text of a field is whole; the text itself is the field's.
    case submitText
    /// An input of the app's own in place of the keyboard.
    case openInput
    /// A text that other programs can then paste.
    case copy(String)
    /// A text for others, over a channel such as a messenger.
    case share(String, over: String)
    /// A document or a page outside the component, by what the link says.
    case openLink(String)
    /// A page of the app, by what leads to it.
    case openPage(String)
    case openFilters
    case openSport(String)
    /// The games or matches that a text finds.
    case search(String)
    case openGame(String)
    /// A game with money, or without where it is for practice.
    case playGame(String, isPractice: Bool)
    case openPromotion(String)
    case openTransaction(String)
    case openDeposit
    case openWithdrawal
    case openLogin
    /// Another language, by its code.
    case changeLanguage(String)
    /// Another theme, by its name.
    case changeTheme(String)

    /// The request after "asks to".
    public var description: String {
        switch self {
        case .openMatch(let match): "open the match \(match)"
        case .openCompetition(let competition): "open the competition \(competition)"
        case .openCountry(let country): "open the country \(country)"
        case .openMarket(let market): "open the market \(market)"
        case .openAllMarkets: "open all markets"
        case .showOutcome(let outcome): "show more about \(outcome)"
        case .openBet(let bet): "open the bet \(bet)"
        case .repeatBet(let bet): "bet again on \(bet)"
        case .openBetslip: "open the bet slip"
        case .closeBetslip: "close the bet slip"
        case .explainBoosts: "explain boosts"
        case .explainOdds: "explain how odds change"
        case .openRegistration: "open the registration"
        case .goBack: "go back"
        case .press(let title): "do what \"\(title)\" says"
        case .addToStake(let amount): "add \(amount) to the stake"
        case .submitText: "take the text"
        case .openInput: "open the app's own input"
        case .copy(let text): "copy \"\(text)\""
        case .share(let text, let channel): "share \"\(text)\" over \(channel)"
        case .openLink(let title): "open what \"\(title)\" links to"
        case .openPage(let title): "open the page \(title)"
        case .openFilters: "open all filters"
        case .openSport(let sport): "open the sport \(sport)"
        case .search(let text): "search for \"\(text)\""
        case .openGame(let game): "open the game \(game)"
        case .playGame(let game, let isPractice): "play \(game)\(isPractice ? " for practice" : "")"
        case .openPromotion(let promotion): "open the promotion \(promotion)"
        case .openTransaction(let transaction): "open the transaction \(transaction)"
        case .openDeposit: "open the deposit"
        case .openWithdrawal: "open the withdrawal"
        case .openLogin: "open the login"
        case .changeLanguage(let code): "change the language to \(code)"
        case .changeTheme(let name): "change the theme to \(name)"
        }
    }
}
