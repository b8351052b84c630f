/// The words on a reward, in the language of the moment.
@MainActor
struct ProgressRewardTexts {
    let heading: String
    let title: String
    let subtitle: String

    init(_ state: ProgressInfoCheckDisplayState, in environment: ViewEnvironment) {
        switch state.reward {
        case .other(let heading, let title, let text): (self.heading, self.title, subtitle) = (heading, title, text)
        case .winBoost(let percentage, let minimumOdds):
            let share: KeyValuePairs = ["percentage": environment.percent.string(percentage)]
            guard !state.isComplete else {
                heading = environment.text(.rewardReached)
                title = environment.text(.winBoostActivated)
                subtitle = environment.text(.winBoostEarned, share)
                return
            }
            heading = environment.text(state.completedCount > 0 ? .almostThere : .rewardBegins)
            title = environment.text(.getWinBoost, share)
            subtitle =
                state.missingCount > 0 ? environment.legsToAdd(state.missingCount, minimumOdds: minimumOdds) : ""
        }
    }
}
