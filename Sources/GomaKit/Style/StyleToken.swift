/// The colour roles of the library, in the order of the themes. The raw value is the number that cells carry.
enum StyleToken: UInt8, CaseIterable {
    // MARK: Highlights

    case highlightPrimaryContrast, highlightSecondaryContrast, highlightPrimary, highlightSecondary,
        highlightTertiary

    // MARK: Backgrounds

    case backgroundPrimary, backgroundSecondary, backgroundTertiary, backgroundBorder, backgroundCards, appBottomMenu

    // MARK: Separators

    case separatorLine, separatorLineSecondary, separatorLineHighlightPrimary, separatorLineHighlightSecondary

    // MARK: Text

    case textPrimary, textSecondary, textHeadlinePrimary, textDisablePrimary, textTopbar

    // MARK: Odds

    case backgroundOdds, textOdds, textDisabledOdds, backgroundDisabledOdds

    // MARK: Icons

    case iconPrimary, iconSecondary

    // MARK: Inputs

    case inputBackground, inputBackgroundSecondary, inputBorderActive, inputError, inputBackgroundDisable,
        inputBorderDisabled, inputTextTitle, inputText, inputTextTitleDisable, inputTextDisable

    // MARK: Nav Pills

    case navPills, pills, settingPill

    // MARK: Drops

    case backgroundDrop, borderDrop

    // MARK: Nav Banner

    case navBannerActive, navBanner

    // MARK: Buttons

    case buttonTextPrimary, buttonTextSecondary, buttonBackgroundPrimary, buttonActiveHoverPrimary,
        buttonDisablePrimary, buttonTextDisablePrimary, buttonBackgroundSecondary, buttonActiveHoverSecondary,
        buttonDisableSecondary, buttonTextDisableSecondary, buttonBackgroundTertiary, buttonTextTertiary,
        buttonBorderTertiary, buttonActiveHoverTertiary, buttonBorderDisableTertiary, buttonTextDisableTertiary

    // MARK: Alerts

    case alertError, alertSuccess, alertWarning

    // MARK: Tickets

    case myTicketsLostFaded, myTicketsWon, myTicketsWonFaded, myTicketsOther, myTicketsLost

    // MARK: Stats

    case statsAway, statsHome

    // MARK: Shadow

    case shadow, shadowMedium, shadowDarker

    // MARK: Misc

    case scroll, bubblesPrimary, menuSelector, menuSelectorHover, allWhite, allDark, favorites, liveTag

    // MARK: Hero cards

    case textHeroCard, textSecondaryHeroCard, iconSportsHeroCard, backgroundOddsHeroCard

    // MARK: Betslip

    case backgroundBetslip, addBetslip

    // MARK: Game Header

    case gameHeaderTextPrimary, gameHeaderTextSecondary, gameHeader

    // MARK: Gradients

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

    /// The token of that name, or `nil` where there is none.
    init?(name: String) {
        guard let token = Self.byName[name] else { return nil }
        self = token
    }
}
