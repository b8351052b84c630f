/// A change in one part of a page that concerns other parts.
enum PageChange: Equatable, Sendable {
    /// Another amount to pay in has been chosen.
    case chosen(PageDeposit)
    /// What was chosen has been paid in.
    case paidIn(PageDeposit)
    /// The customer wants another language, by its code.
    case language(String)
    /// Another theme is in use, by its name.
    case theme(String)
    case played(CasinoGameSearchedDisplayState)

    /// What the status line says of it; `nil` where the parts show it well enough.
    @MainActor
    func note(in environment: ViewEnvironment) -> String? {
        switch self {
        case .chosen, .language, .theme: return nil
        case .paidIn(let deposit):
            let sum = Money(deposit.sum ?? 0, deposit.currency)
            return environment.text(.noticeDepositText, ["amount": environment.money.string(sum)])
        case .played(let game): return environment.text(.playedOnPage, ["game": game.name])
        }
    }
}
