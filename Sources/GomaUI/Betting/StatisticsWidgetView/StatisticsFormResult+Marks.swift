/// How a result is shown: letters tell matches apart where colours do not; the grounds are those of bets.
extension StatisticsFormResult {
    /// Its letter, what is said of it and of how many there are, and the ground of the letter.
    var look: (letter: LocalizationKey, spoken: LocalizationKey, count: LocalizationKey, ground: ColorReference) {
        switch self {
        case .win: (.formWin, .spokenWin, .wonCount, .role(.myTicketsWonFaded))
        case .draw: (.formDraw, .spokenDraw, .drawnCount, .level(.raised))
        case .loss: (.formLoss, .spokenLoss, .lostCount, .role(.myTicketsLostFaded))
        }
    }

    @MainActor
    func mark(in environment: ViewEnvironment) -> MarkStripView.Mark {
        MarkStripView.Mark(text: DisplayText(environment.text(look.letter)), ground: look.ground)
    }
}
