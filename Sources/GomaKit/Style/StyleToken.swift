/// The colour roles of the library, in the order of the themes, a section of them in each case. The raw value is the number
/// that cells carry.
enum StyleToken: UInt8, CaseIterable {
    case highlightPrimaryContrast, highlightSecondaryContrast, highlightPrimary, highlightSecondary,
        highlightTertiary
    case backgroundPrimary, backgroundSecondary, backgroundTertiary, backgroundBorder, backgroundCards, appBottomMenu
    case separatorLine, separatorLineSecondary, separatorLineHighlightPrimary, separatorLineHighlightSecondary
    case textPrimary, textSecondary, textHeadlinePrimary, textDisablePrimary, textTopbar
    case backgroundOdds, textOdds, textDisabledOdds, backgroundDisabledOdds
    case iconPrimary, iconSecondary
    case inputBackground, inputBackgroundSecondary, inputBorderActive, inputError, inputBackgroundDisable,
        inputBorderDisabled, inputTextTitle, inputText, inputTextTitleDisable, inputTextDisable
    case navPills, pills, settingPill
    case backgroundDrop, borderDrop
    case navBannerActive, navBanner
    case buttonTextPrimary, buttonTextSecondary, buttonBackgroundPrimary, buttonActiveHoverPrimary,
        buttonDisablePrimary, buttonTextDisablePrimary, buttonBackgroundSecondary, buttonActiveHoverSecondary,
        buttonDisableSecondary, buttonTextDisableSecondary, buttonBackgroundTertiary, buttonTextTertiary,
        buttonBorderTertiary, buttonActiveHoverTertiary, buttonBorderDisableTertiary, buttonTextDisableTertiary
    case alertError, alertSuccess, alertWarning
    case myTicketsLostFaded, myTicketsWon, myTicketsWonFaded, myTicketsOther, myTicketsLost
    case statsAway, statsHome
    case shadow, shadowMedium, shadowDarker
    case scroll, bubblesPrimary, menuSelector, menuSelectorHover, allWhite, allDark, favorites, liveTag
    case textHeroCard, textSecondaryHeroCard, iconSportsHeroCard, backgroundOddsHeroCard
    case backgroundBetslip, addBetslip
    case gameHeaderTextPrimary, gameHeaderTextSecondary, gameHeader
    case cardBorderLineGradient1, cardBorderLineGradient2, cardBorderLineGradient3, boostedOddsGradient1,
        boostedOddsGradient2, backgroundGradientDark, backgroundGradientLight, backgroundGradient1,
        backgroundGradient2, topBarGradient1, topBarGradient2, topBarGradient3, liveBorder1, liveBorder2,
        liveBorder3, messageGradient1, messageGradient2, backgroundEmptySuccess1, backgroundEmptySuccess2,
        backgroundEmptySuccess3, backgroundEmptyWinner1, backgroundEmptyWinner2, backgroundEmptyWinner3,
        backgroundEmptyMessage1, backgroundEmptyMessage2, backgroundEmptyMessage3

    /// The name that theme files and dumps use.
    var name: String { Self.names[Int(rawValue)] }

    /// Asking the runtime for a name takes long, and names are asked for by the thousand.
    private static let names = allCases.map { String(describing: $0) }
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    init?(name: String) {
        guard let token = Self.byName[name] else { return nil }
        self = token
    }
}
