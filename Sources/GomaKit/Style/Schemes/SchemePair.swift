/// A role and the grounds on which it must be seen.
struct SchemePair {
    let role: ColorRole
    let grounds: [ColorRole]
    /// The least contrast ratio.
    let ratio: Double

    private static let pages: [ColorRole] = [
        .backgroundPrimary, .backgroundSecondary, .backgroundTertiary, .backgroundCards, .inputBackground, .pills,
        .gameHeader, .navPills,
    ]

    /// Grounds that carry text themselves, in the order in which they are made fit for it.
    static let grounds: [ColorRole] =
        pages + [
            .backgroundOdds, .backgroundBorder, .backgroundDisabledOdds, .myTicketsWonFaded, .myTicketsLostFaded,
            .backgroundGradient2, .backgroundDrop, .inputBackgroundDisable, .inputBackgroundSecondary, .appBottomMenu,
            .backgroundBetslip, .backgroundOddsHeroCard, .settingPill,
        ]

    /// What must be seen on what: first what stands on pages, then what stands on that.
    static let all: [SchemePair] =
        [ColorRole.textPrimary, .textHeadlinePrimary, .textTopbar, .iconPrimary].map {
            text($0, on: pages + [.backgroundOdds, .backgroundBorder, .backgroundGradient2, .appBottomMenu])
        }
        + [ColorRole.textSecondary, .iconSecondary, .inputText, .inputTextTitle].map { text($0, on: pages) }
        + [
            ColorRole.highlightPrimary, .highlightSecondary, .highlightTertiary, .alertError, .alertSuccess,
            .alertWarning, .inputError, .buttonBackgroundPrimary, .buttonBackgroundSecondary,
            .buttonBackgroundTertiary, .buttonBorderTertiary, .buttonActiveHoverPrimary, .liveTag, .favorites,
        ].map { text($0, on: pages) }
        + [ColorRole.highlightPrimary, .myTicketsWon, .myTicketsLost, .inputBorderActive].map {
            visible($0, on: pages + [.backgroundOdds])
        }
        + [ColorRole.alertSuccess, .alertError].map {
            visible($0, on: [.backgroundOdds, .myTicketsWonFaded, .myTicketsLostFaded])
        }
        + [ColorRole.textDisablePrimary, .buttonDisablePrimary, .buttonTextDisableTertiary].map {
            visible($0, on: pages)
        }
        + [
            text(.textOdds, on: [.backgroundOdds, .myTicketsWonFaded, .myTicketsLostFaded, .backgroundCards]),
            visible(.textDisabledOdds, on: [.backgroundDisabledOdds] + pages),
            visible(.inputTextDisable, on: [.inputBackgroundDisable]),
            visible(.inputTextTitleDisable, on: [.inputBackgroundDisable]),
            text(.gameHeaderTextPrimary, on: [.gameHeader]), text(.gameHeaderTextSecondary, on: [.gameHeader]),
            text(.textHeroCard, on: [.backgroundOddsHeroCard]), text(.allWhite, on: [.allDark]),
            text(.textSecondaryHeroCard, on: [.backgroundOddsHeroCard]),
            text(.highlightPrimaryContrast, on: [.highlightPrimary]),
            text(.highlightSecondaryContrast, on: [.highlightSecondary]),
            text(
                .buttonTextPrimary,
                on: [.buttonBackgroundPrimary, .buttonActiveHoverPrimary, .highlightSecondary, .liveTag]),
            text(.buttonTextSecondary, on: [.buttonBackgroundSecondary]),
            text(.buttonTextTertiary, on: [.buttonBackgroundTertiary]),
            visible(.buttonTextDisablePrimary, on: [.buttonDisablePrimary]),
            visible(.buttonTextDisableSecondary, on: [.buttonDisableSecondary]),
        ]

    private static func text(_ role: ColorRole, on grounds: [ColorRole]) -> SchemePair {
        SchemePair(role: role, grounds: grounds, ratio: Contrast.text)
    }

    /// Graphics, and what is disabled.
    private static func visible(_ role: ColorRole, on grounds: [ColorRole]) -> SchemePair {
        SchemePair(role: role, grounds: grounds, ratio: Contrast.graphics)
    }
}
