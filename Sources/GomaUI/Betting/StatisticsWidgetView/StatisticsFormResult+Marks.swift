/// How a result is shown: letters tell matches apart where colours do not; the grounds are those of bets.
extension StatisticsFormResult {
    @MainActor
    func mark(in environment: ViewEnvironment) -> MarkStripView.Mark {
        MarkStripView.Mark(text: DisplayText(environment.text(letter)), ground: ground)
    }

    /// What is said of it.
    var spoken: LocalizationKey {
        switch self {
        case .win: .spokenWin
        case .draw: .spokenDraw
        case .loss: .spokenLoss
        }
    }

    private var letter: LocalizationKey {
        switch self {
        case .win: .formWin
        case .draw: .formDraw
        case .loss: .formLoss
        }
    }

    private var ground: ColorReference {
        switch self {
        case .win: .role(.myTicketsWonFaded)
        case .draw: .level(.raised)
        case .loss: .role(.myTicketsLostFaded)
        }
    }
}
