import GomaPages

extension PageKit {
    /// Parts that follow each other: the language, the theme, the game played last, and, where a page declares them, deposits.
    mutating func addFollowing() {
        addSource("deposits", options: DepositsOptions.self) { options, _ in
            FollowingSource(PageDeposit(bonusShare: options.bonus?.number ?? 0, currency: options.currency))
        }
        addStandingSource("app") { _ in FollowingSource(PageDeposit(bonusShare: 0, currency: "")) }
    }
}
