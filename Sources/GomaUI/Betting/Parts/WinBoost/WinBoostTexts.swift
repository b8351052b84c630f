/// The words of a win boost, in the language of its environment.
@MainActor
package struct WinBoostTexts {
    package let title: String
    package let heading: String
    package let description: String

    package init(_ progress: WinBoostProgress, in environment: ViewEnvironment) {
        title = environment.text(progress.isMaximum ? .boostReached : .almostThere)
        heading = Self.heading(progress, in: environment)
        description = Self.description(progress, in: environment)
    }

    private static func heading(_ progress: WinBoostProgress, in environment: ViewEnvironment) -> String {
        if let next = progress.nextPercentage {
            return environment.text(.getWinBoost, ["percentage": environment.percent.string(next)])
        }
        guard let reached = progress.percentage else { return environment.text(.maximumWinBoostReached) }
        return environment.text(.maximumWinBoost, ["percentage": environment.percent.string(reached)])
    }

    /// Without a higher boost there is nothing to add, whether or not all that could count is there; nor is there where all
    /// that the next one asks for is there, and it is yet to be given.
    private static func description(_ progress: WinBoostProgress, in environment: ViewEnvironment) -> String {
        if progress.missingCount == 0 { return environment.text(.allLegsAdded) }
        if progress.isMaximum { return environment.text(.noHigherBoost) }
        return environment.legsToAdd(progress.missingCount, minimumOdds: progress.minimumOdds)
    }
}
