extension StyleToken {
    /// Whether the role is a ground on which other roles stand, rather than a text, a mark or a line.
    var isGround: Bool {
        switch self {
        case .backgroundPrimary, .backgroundSecondary, .backgroundTertiary, .backgroundCards, .appBottomMenu,
            .backgroundOdds, .backgroundDisabledOdds, .inputBackground, .inputBackgroundSecondary,
            .inputBackgroundDisable, .navPills, .pills, .settingPill, .backgroundDrop, .buttonBackgroundPrimary,
            .buttonActiveHoverPrimary, .buttonDisablePrimary, .buttonBackgroundSecondary,
            .buttonActiveHoverSecondary, .buttonDisableSecondary, .buttonBackgroundTertiary,
            .buttonActiveHoverTertiary, .myTicketsLostFaded, .myTicketsWonFaded, .shadow, .shadowMedium,
            .shadowDarker, .bubblesPrimary, .menuSelector, .menuSelectorHover, .allDark, .liveTag,
            .backgroundOddsHeroCard, .backgroundBetslip, .gameHeader, .cardBorderLineGradient1,
            .cardBorderLineGradient2, .cardBorderLineGradient3, .boostedOddsGradient1, .boostedOddsGradient2,
            .backgroundGradientDark, .backgroundGradientLight, .backgroundGradient1, .backgroundGradient2,
            .topBarGradient1, .topBarGradient2, .topBarGradient3, .liveBorder1, .liveBorder2, .liveBorder3,
            .messageGradient1, .messageGradient2, .backgroundEmptySuccess1, .backgroundEmptySuccess2,
            .backgroundEmptySuccess3, .backgroundEmptyWinner1, .backgroundEmptyWinner2, .backgroundEmptyWinner3,
            .backgroundEmptyMessage1, .backgroundEmptyMessage2, .backgroundEmptyMessage3:
            true
        default: false
        }
    }
}
