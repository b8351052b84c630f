extension PageKit {
    /// Parts that follow each other: the language, the theme, the game played last, and, where a page declares them, deposits.
    mutating func addFollowing() {
        addSource("deposits", options: DepositsOptions.self) { options, setting in
            FollowingSource(
                PageDeposit(bonusShare: options.bonus?.number ?? 0, currency: options.currency),
                in: setting.environment)
        }
        addStandingSource("app") {
            FollowingSource(PageDeposit(bonusShare: 0, currency: ""), in: $0.environment)
        }
    }
}
