import TerminalKit

extension ColorRole {
    /// The role of a token.
    public init(_ token: StyleToken) { self.init(rawValue: token.rawValue) }

    /// The token behind the role, or `nil` for a number that no token has.
    public var token: StyleToken? { StyleToken(rawValue: rawValue) }

    /// What ``StyleToken/highlightPrimaryContrast`` says.
    public static let highlightPrimaryContrast = ColorRole(.highlightPrimaryContrast)
    /// What ``StyleToken/highlightSecondaryContrast`` says.
    public static let highlightSecondaryContrast = ColorRole(.highlightSecondaryContrast)
    /// What ``StyleToken/highlightPrimary`` says.
    public static let highlightPrimary = ColorRole(.highlightPrimary)
    /// What ``StyleToken/highlightSecondary`` says.
    public static let highlightSecondary = ColorRole(.highlightSecondary)
    /// What ``StyleToken/highlightTertiary`` says.
    public static let highlightTertiary = ColorRole(.highlightTertiary)
    /// What ``StyleToken/backgroundPrimary`` says.
    public static let backgroundPrimary = ColorRole(.backgroundPrimary)
    /// What ``StyleToken/backgroundSecondary`` says.
    public static let backgroundSecondary = ColorRole(.backgroundSecondary)
    /// What ``StyleToken/backgroundTertiary`` says.
    public static let backgroundTertiary = ColorRole(.backgroundTertiary)
    /// What ``StyleToken/backgroundBorder`` says.
    public static let backgroundBorder = ColorRole(.backgroundBorder)
    /// What ``StyleToken/backgroundCards`` says.
    public static let backgroundCards = ColorRole(.backgroundCards)
    /// What ``StyleToken/appBottomMenu`` says.
    public static let appBottomMenu = ColorRole(.appBottomMenu)
    /// What ``StyleToken/separatorLine`` says.
    public static let separatorLine = ColorRole(.separatorLine)
    /// What ``StyleToken/separatorLineSecondary`` says.
    public static let separatorLineSecondary = ColorRole(.separatorLineSecondary)
    /// What ``StyleToken/separatorLineHighlightPrimary`` says.
    public static let separatorLineHighlightPrimary = ColorRole(.separatorLineHighlightPrimary)
    /// What ``StyleToken/separatorLineHighlightSecondary`` says.
    public static let separatorLineHighlightSecondary = ColorRole(.separatorLineHighlightSecondary)
    /// What ``StyleToken/textPrimary`` says.
    public static let textPrimary = ColorRole(.textPrimary)
    /// What ``StyleToken/textSecondary`` says.
    public static let textSecondary = ColorRole(.textSecondary)
    /// What ``StyleToken/textHeadlinePrimary`` says.
    public static let textHeadlinePrimary = ColorRole(.textHeadlinePrimary)
    /// What ``StyleToken/textDisablePrimary`` says.
    public static let textDisablePrimary = ColorRole(.textDisablePrimary)
    /// What ``StyleToken/textTopbar`` says.
    public static let textTopbar = ColorRole(.textTopbar)
    /// What ``StyleToken/backgroundOdds`` says.
    public static let backgroundOdds = ColorRole(.backgroundOdds)
    /// What ``StyleToken/textOdds`` says.
    public static let textOdds = ColorRole(.textOdds)
    /// What ``StyleToken/textDisabledOdds`` says.
    public static let textDisabledOdds = ColorRole(.textDisabledOdds)
    /// What ``StyleToken/backgroundDisabledOdds`` says.
    public static let backgroundDisabledOdds = ColorRole(.backgroundDisabledOdds)
    /// What ``StyleToken/iconPrimary`` says.
    public static let iconPrimary = ColorRole(.iconPrimary)
    /// What ``StyleToken/iconSecondary`` says.
    public static let iconSecondary = ColorRole(.iconSecondary)
    /// What ``StyleToken/inputBackground`` says.
    public static let inputBackground = ColorRole(.inputBackground)
    /// What ``StyleToken/inputBackgroundSecondary`` says.
    public static let inputBackgroundSecondary = ColorRole(.inputBackgroundSecondary)
    /// What ``StyleToken/inputBorderActive`` says.
    public static let inputBorderActive = ColorRole(.inputBorderActive)
    /// What ``StyleToken/inputError`` says.
    public static let inputError = ColorRole(.inputError)
    /// What ``StyleToken/inputBackgroundDisable`` says.
    public static let inputBackgroundDisable = ColorRole(.inputBackgroundDisable)
    /// What ``StyleToken/inputBorderDisabled`` says.
    public static let inputBorderDisabled = ColorRole(.inputBorderDisabled)
    /// What ``StyleToken/inputTextTitle`` says.
    public static let inputTextTitle = ColorRole(.inputTextTitle)
    /// What ``StyleToken/inputText`` says.
    public static let inputText = ColorRole(.inputText)
    /// What ``StyleToken/inputTextTitleDisable`` says.
    public static let inputTextTitleDisable = ColorRole(.inputTextTitleDisable)
    /// What ``StyleToken/inputTextDisable`` says.
    public static let inputTextDisable = ColorRole(.inputTextDisable)
    /// What ``StyleToken/navPills`` says.
    public static let navPills = ColorRole(.navPills)
    /// What ``StyleToken/pills`` says.
    public static let pills = ColorRole(.pills)
    /// What ``StyleToken/settingPill`` says.
    public static let settingPill = ColorRole(.settingPill)
    /// What ``StyleToken/backgroundDrop`` says.
    public static let backgroundDrop = ColorRole(.backgroundDrop)
    /// What ``StyleToken/borderDrop`` says.
    public static let borderDrop = ColorRole(.borderDrop)
    /// What ``StyleToken/navBannerActive`` says.
    public static let navBannerActive = ColorRole(.navBannerActive)
    /// What ``StyleToken/navBanner`` says.
    public static let navBanner = ColorRole(.navBanner)
    /// What ``StyleToken/buttonTextPrimary`` says.
    public static let buttonTextPrimary = ColorRole(.buttonTextPrimary)
    /// What ``StyleToken/buttonTextSecondary`` says.
    public static let buttonTextSecondary = ColorRole(.buttonTextSecondary)
    /// What ``StyleToken/buttonBackgroundPrimary`` says.
    public static let buttonBackgroundPrimary = ColorRole(.buttonBackgroundPrimary)
    /// What ``StyleToken/buttonActiveHoverPrimary`` says.
    public static let buttonActiveHoverPrimary = ColorRole(.buttonActiveHoverPrimary)
    /// What ``StyleToken/buttonDisablePrimary`` says.
    public static let buttonDisablePrimary = ColorRole(.buttonDisablePrimary)
    /// What ``StyleToken/buttonTextDisablePrimary`` says.
    public static let buttonTextDisablePrimary = ColorRole(.buttonTextDisablePrimary)
    /// What ``StyleToken/buttonBackgroundSecondary`` says.
    public static let buttonBackgroundSecondary = ColorRole(.buttonBackgroundSecondary)
    /// What ``StyleToken/buttonActiveHoverSecondary`` says.
    public static let buttonActiveHoverSecondary = ColorRole(.buttonActiveHoverSecondary)
    /// What ``StyleToken/buttonDisableSecondary`` says.
    public static let buttonDisableSecondary = ColorRole(.buttonDisableSecondary)
    /// What ``StyleToken/buttonTextDisableSecondary`` says.
    public static let buttonTextDisableSecondary = ColorRole(.buttonTextDisableSecondary)
    /// What ``StyleToken/buttonBackgroundTertiary`` says.
    public static let buttonBackgroundTertiary = ColorRole(.buttonBackgroundTertiary)
    /// What ``StyleToken/buttonTextTertiary`` says.
    public static let buttonTextTertiary = ColorRole(.buttonTextTertiary)
    /// What ``StyleToken/buttonBorderTertiary`` says.
    public static let buttonBorderTertiary = ColorRole(.buttonBorderTertiary)
    /// What ``StyleToken/buttonActiveHoverTertiary`` says.
    public static let buttonActiveHoverTertiary = ColorRole(.buttonActiveHoverTertiary)
    /// What ``StyleToken/buttonBorderDisableTertiary`` says.
    public static let buttonBorderDisableTertiary = ColorRole(.buttonBorderDisableTertiary)
    /// What ``StyleToken/buttonTextDisableTertiary`` says.
    public static let buttonTextDisableTertiary = ColorRole(.buttonTextDisableTertiary)
    /// What ``StyleToken/alertError`` says.
    public static let alertError = ColorRole(.alertError)
    /// What ``StyleToken/alertSuccess`` says.
    public static let alertSuccess = ColorRole(.alertSuccess)
    /// What ``StyleToken/alertWarning`` says.
    public static let alertWarning = ColorRole(.alertWarning)
    /// What ``StyleToken/myTicketsLostFaded`` says.
    public static let myTicketsLostFaded = ColorRole(.myTicketsLostFaded)
    /// What ``StyleToken/myTicketsWon`` says.
    public static let myTicketsWon = ColorRole(.myTicketsWon)
    /// What ``StyleToken/myTicketsWonFaded`` says.
    public static let myTicketsWonFaded = ColorRole(.myTicketsWonFaded)
    /// What ``StyleToken/myTicketsOther`` says.
    public static let myTicketsOther = ColorRole(.myTicketsOther)
    /// What ``StyleToken/myTicketsLost`` says.
    public static let myTicketsLost = ColorRole(.myTicketsLost)
    /// What ``StyleToken/statsAway`` says.
    public static let statsAway = ColorRole(.statsAway)
    /// What ``StyleToken/statsHome`` says.
    public static let statsHome = ColorRole(.statsHome)
    /// What ``StyleToken/shadow`` says.
    public static let shadow = ColorRole(.shadow)
    /// What ``StyleToken/shadowMedium`` says.
    public static let shadowMedium = ColorRole(.shadowMedium)
    /// What ``StyleToken/shadowDarker`` says.
    public static let shadowDarker = ColorRole(.shadowDarker)
    /// What ``StyleToken/scroll`` says.
    public static let scroll = ColorRole(.scroll)
    /// What ``StyleToken/bubblesPrimary`` says.
    public static let bubblesPrimary = ColorRole(.bubblesPrimary)
    /// What ``StyleToken/menuSelector`` says.
    public static let menuSelector = ColorRole(.menuSelector)
    /// What ``StyleToken/menuSelectorHover`` says.
    public static let menuSelectorHover = ColorRole(.menuSelectorHover)
    /// What ``StyleToken/allWhite`` says.
    public static let allWhite = ColorRole(.allWhite)
    /// What ``StyleToken/allDark`` says.
    public static let allDark = ColorRole(.allDark)
    /// What ``StyleToken/favorites`` says.
    public static let favorites = ColorRole(.favorites)
    /// What ``StyleToken/liveTag`` says.
    public static let liveTag = ColorRole(.liveTag)
    /// What ``StyleToken/textHeroCard`` says.
    public static let textHeroCard = ColorRole(.textHeroCard)
    /// What ``StyleToken/textSecondaryHeroCard`` says.
    public static let textSecondaryHeroCard = ColorRole(.textSecondaryHeroCard)
    /// What ``StyleToken/iconSportsHeroCard`` says.
    public static let iconSportsHeroCard = ColorRole(.iconSportsHeroCard)
    /// What ``StyleToken/backgroundOddsHeroCard`` says.
    public static let backgroundOddsHeroCard = ColorRole(.backgroundOddsHeroCard)
    /// What ``StyleToken/backgroundBetslip`` says.
    public static let backgroundBetslip = ColorRole(.backgroundBetslip)
    /// What ``StyleToken/addBetslip`` says.
    public static let addBetslip = ColorRole(.addBetslip)
    /// What ``StyleToken/gameHeaderTextPrimary`` says.
    public static let gameHeaderTextPrimary = ColorRole(.gameHeaderTextPrimary)
    /// What ``StyleToken/gameHeaderTextSecondary`` says.
    public static let gameHeaderTextSecondary = ColorRole(.gameHeaderTextSecondary)
    /// What ``StyleToken/gameHeader`` says.
    public static let gameHeader = ColorRole(.gameHeader)
    /// What ``StyleToken/cardBorderLineGradient1`` says.
    public static let cardBorderLineGradient1 = ColorRole(.cardBorderLineGradient1)
    /// What ``StyleToken/cardBorderLineGradient2`` says.
    public static let cardBorderLineGradient2 = ColorRole(.cardBorderLineGradient2)
    /// What ``StyleToken/cardBorderLineGradient3`` says.
    public static let cardBorderLineGradient3 = ColorRole(.cardBorderLineGradient3)
    /// What ``StyleToken/boostedOddsGradient1`` says.
    public static let boostedOddsGradient1 = ColorRole(.boostedOddsGradient1)
    /// What ``StyleToken/boostedOddsGradient2`` says.
    public static let boostedOddsGradient2 = ColorRole(.boostedOddsGradient2)
    /// What ``StyleToken/backgroundGradientDark`` says.
    public static let backgroundGradientDark = ColorRole(.backgroundGradientDark)
    /// What ``StyleToken/backgroundGradientLight`` says.
    public static let backgroundGradientLight = ColorRole(.backgroundGradientLight)
    /// What ``StyleToken/backgroundGradient1`` says.
    public static let backgroundGradient1 = ColorRole(.backgroundGradient1)
    /// What ``StyleToken/backgroundGradient2`` says.
    public static let backgroundGradient2 = ColorRole(.backgroundGradient2)
    /// What ``StyleToken/topBarGradient1`` says.
    public static let topBarGradient1 = ColorRole(.topBarGradient1)
    /// What ``StyleToken/topBarGradient2`` says.
    public static let topBarGradient2 = ColorRole(.topBarGradient2)
    /// What ``StyleToken/topBarGradient3`` says.
    public static let topBarGradient3 = ColorRole(.topBarGradient3)
    /// What ``StyleToken/liveBorder1`` says.
    public static let liveBorder1 = ColorRole(.liveBorder1)
    /// What ``StyleToken/liveBorder2`` says.
    public static let liveBorder2 = ColorRole(.liveBorder2)
    /// What ``StyleToken/liveBorder3`` says.
    public static let liveBorder3 = ColorRole(.liveBorder3)
    /// What ``StyleToken/messageGradient1`` says.
    public static let messageGradient1 = ColorRole(.messageGradient1)
    /// What ``StyleToken/messageGradient2`` says.
    public static let messageGradient2 = ColorRole(.messageGradient2)
    /// What ``StyleToken/backgroundEmptySuccess1`` says.
    public static let backgroundEmptySuccess1 = ColorRole(.backgroundEmptySuccess1)
    /// What ``StyleToken/backgroundEmptySuccess2`` says.
    public static let backgroundEmptySuccess2 = ColorRole(.backgroundEmptySuccess2)
    /// What ``StyleToken/backgroundEmptySuccess3`` says.
    public static let backgroundEmptySuccess3 = ColorRole(.backgroundEmptySuccess3)
    /// What ``StyleToken/backgroundEmptyWinner1`` says.
    public static let backgroundEmptyWinner1 = ColorRole(.backgroundEmptyWinner1)
    /// What ``StyleToken/backgroundEmptyWinner2`` says.
    public static let backgroundEmptyWinner2 = ColorRole(.backgroundEmptyWinner2)
    /// What ``StyleToken/backgroundEmptyWinner3`` says.
    public static let backgroundEmptyWinner3 = ColorRole(.backgroundEmptyWinner3)
    /// What ``StyleToken/backgroundEmptyMessage1`` says.
    public static let backgroundEmptyMessage1 = ColorRole(.backgroundEmptyMessage1)
    /// What ``StyleToken/backgroundEmptyMessage2`` says.
    public static let backgroundEmptyMessage2 = ColorRole(.backgroundEmptyMessage2)
    /// What ``StyleToken/backgroundEmptyMessage3`` says.
    public static let backgroundEmptyMessage3 = ColorRole(.backgroundEmptyMessage3)
}
