extension ColorRole {
    init(_ token: StyleToken) { self.init(number: token.rawValue) }

    /// The token behind a role of the library.
    var token: StyleToken? { StyleToken(rawValue: number) }
}

/// The roles of the library.
extension ColorRole {
    // MARK: Highlights

    /// Text and icons standing on the brand colour: bet slip header texts and links, support icon of the top bar; at
    /// 10 % the balance part of WalletWidgetView.
    public static let highlightPrimaryContrast = ColorRole(.highlightPrimaryContrast)
    /// Text of promotion content blocks (title, description, bullet, counter and its ring). Reversed against the
    /// page: white in light, near black in dark.
    public static let highlightSecondaryContrast = ColorRole(.highlightSecondaryContrast)
    /// The brand accent: selected pills and tabs, icon tints, emphasised text, selection borders, tags, primary
    /// casino buttons, carousel dots.
    public static let highlightPrimary = ColorRole(.highlightPrimary)
    /// Second accent: progress fills, default badge ground, live badges, secondary casino buttons, slider track at
    /// 30 %.
    public static let highlightSecondary = ColorRole(.highlightSecondary)
    /// Third accent: released bonus status, placed-bet badge, transaction category and negative amounts, match time.
    public static let highlightTertiary = ColorRole(.highlightTertiary)

    // MARK: Backgrounds

    /// Page ground and outer wrappers; capsule and placeholder grounds.
    public static let backgroundPrimary = ColorRole(.backgroundPrimary)
    /// Raised rows, boxes, unselected pills, header bars, picture placeholders.
    public static let backgroundSecondary = ColorRole(.backgroundSecondary)
    /// Main card and sheet ground.
    public static let backgroundTertiary = ColorRole(.backgroundTertiary)
    /// Hairline border of promotion cards; empty progress segments.
    public static let backgroundBorder = ColorRole(.backgroundBorder)
    /// Card and game-tile ground, match cards.
    public static let backgroundCards = ColorRole(.backgroundCards)
    /// Bottom tab bar.
    public static let appBottomMenu = ColorRole(.appBottomMenu)

    // MARK: Separators

    /// Dividers in cards, lists and forms.
    public static let separatorLine = ColorRole(.separatorLine)
    /// Softer dividers, progress track, market-name pill border at 50 %.
    public static let separatorLineSecondary = ColorRole(.separatorLineSecondary)
    /// Accented divider.
    public static let separatorLineHighlightPrimary = ColorRole(.separatorLineHighlightPrimary)
    /// Accented divider, second accent.
    public static let separatorLineHighlightSecondary = ColorRole(.separatorLineHighlightSecondary)

    // MARK: Text

    /// Standard text, also some icon tints.
    public static let textPrimary = ColorRole(.textPrimary)
    /// Captions, providers, dates, hints, muted icons.
    public static let textSecondary = ColorRole(.textSecondary)
    /// Headlines.
    public static let textHeadlinePrimary = ColorRole(.textHeadlinePrimary)
    /// Muted "?" of missing pictures, input prefix.
    public static let textDisablePrimary = ColorRole(.textDisablePrimary)
    /// Text in the top bar.
    public static let textTopbar = ColorRole(.textTopbar)

    // MARK: Odds

    /// Odds button at rest.
    public static let backgroundOdds = ColorRole(.backgroundOdds)
    /// Odds button text (name and value) at rest.
    public static let textOdds = ColorRole(.textOdds)
    /// Odds button text when unavailable; empty and error text of market lists.
    public static let textDisabledOdds = ColorRole(.textDisabledOdds)
    /// Odds button when unavailable.
    public static let backgroundDisabledOdds = ColorRole(.backgroundDisabledOdds)

    // MARK: Icons

    /// Navigation and filter icons.
    public static let iconPrimary = ColorRole(.iconPrimary)
    /// Inactive icons, radio rings, inactive tab items, dates and balances in transactions.
    public static let iconSecondary = ColorRole(.iconSecondary)

    // MARK: Inputs

    /// Search field and quick-add button ground.
    public static let inputBackground = ColorRole(.inputBackground)
    /// Ground around the search field.
    public static let inputBackgroundSecondary = ColorRole(.inputBackgroundSecondary)
    /// Focused input border.
    public static let inputBorderActive = ColorRole(.inputBorderActive)
    /// Input error.
    public static let inputError = ColorRole(.inputError)
    /// Disabled input ground.
    public static let inputBackgroundDisable = ColorRole(.inputBackgroundDisable)
    /// Disabled input border.
    public static let inputBorderDisabled = ColorRole(.inputBorderDisabled)
    /// Floating title of a text field.
    public static let inputTextTitle = ColorRole(.inputTextTitle)
    /// Text and symbols typed in the search field.
    public static let inputText = ColorRole(.inputText)
    /// Title of a disabled input.
    public static let inputTextTitleDisable = ColorRole(.inputTextTitleDisable)
    /// Text of a disabled input.
    public static let inputTextDisable = ColorRole(.inputTextDisable)

    // MARK: Nav Pills

    /// Unselected amount pill; ground of the pill bar.
    public static let navPills = ColorRole(.navPills)
    /// Unselected or read-only filter pill.
    public static let pills = ColorRole(.pills)
    /// Setting pill.
    public static let settingPill = ColorRole(.settingPill)

    // MARK: Drops

    /// Drop-down ground.
    public static let backgroundDrop = ColorRole(.backgroundDrop)
    /// Drop-down border.
    public static let borderDrop = ColorRole(.borderDrop)

    // MARK: Nav Banner

    /// Current page dot of suggested bets.
    public static let navBannerActive = ColorRole(.navBannerActive)
    /// Other page dots of suggested bets.
    public static let navBanner = ColorRole(.navBanner)

    // MARK: Buttons

    /// Text on solid buttons, badges and gradient banners.
    public static let buttonTextPrimary = ColorRole(.buttonTextPrimary)
    /// Text on secondary buttons (banner button, login and join in the top bar).
    public static let buttonTextSecondary = ColorRole(.buttonTextSecondary)
    /// Solid primary button.
    public static let buttonBackgroundPrimary = ColorRole(.buttonBackgroundPrimary)
    /// Pressed primary button.
    public static let buttonActiveHoverPrimary = ColorRole(.buttonActiveHoverPrimary)
    /// Disabled solid ground or disabled border.
    public static let buttonDisablePrimary = ColorRole(.buttonDisablePrimary)
    /// Disabled button text.
    public static let buttonTextDisablePrimary = ColorRole(.buttonTextDisablePrimary)
    /// Secondary button (banner, cash-out).
    public static let buttonBackgroundSecondary = ColorRole(.buttonBackgroundSecondary)
    /// Pressed secondary button.
    public static let buttonActiveHoverSecondary = ColorRole(.buttonActiveHoverSecondary)
    /// Disabled secondary button (cash-out).
    public static let buttonDisableSecondary = ColorRole(.buttonDisableSecondary)
    /// Disabled secondary text.
    public static let buttonTextDisableSecondary = ColorRole(.buttonTextDisableSecondary)
    /// Tertiary button ground.
    public static let buttonBackgroundTertiary = ColorRole(.buttonBackgroundTertiary)
    /// Tertiary button text.
    public static let buttonTextTertiary = ColorRole(.buttonTextTertiary)
    /// Border, text and spinner of the see-more button.
    public static let buttonBorderTertiary = ColorRole(.buttonBorderTertiary)
    /// Pressed tertiary button.
    public static let buttonActiveHoverTertiary = ColorRole(.buttonActiveHoverTertiary)
    /// Disabled tertiary border.
    public static let buttonBorderDisableTertiary = ColorRole(.buttonBorderDisableTertiary)
    /// Disabled tertiary text.
    public static let buttonTextDisableTertiary = ColorRole(.buttonTextDisableTertiary)

    // MARK: Alerts

    /// Errors, lost or failed status, delete.
    public static let alertError = ColorRole(.alertError)
    /// Success, won, positive amounts, active bonus.
    public static let alertSuccess = ColorRole(.alertSuccess)
    /// Warnings, expiry, pending.
    public static let alertWarning = ColorRole(.alertWarning)

    // MARK: Tickets

    /// Ground flash of an odds button whose price fell; ground of what was lost.
    public static let myTicketsLostFaded = ColorRole(.myTicketsLostFaded)
    /// Mark of a bet, or of a selection, that was won.
    public static let myTicketsWon = ColorRole(.myTicketsWon)
    /// Ground flash of an odds button whose price rose; ground of what was won, and of a step that is done.
    public static let myTicketsWonFaded = ColorRole(.myTicketsWonFaded)
    /// Other ticket results.
    public static let myTicketsOther = ColorRole(.myTicketsOther)
    /// Mark of a bet, or of a selection, that was lost.
    public static let myTicketsLost = ColorRole(.myTicketsLost)

    // MARK: Stats

    /// Away side in statistics.
    public static let statsAway = ColorRole(.statsAway)
    /// Home side in statistics.
    public static let statsHome = ColorRole(.statsHome)

    // MARK: Shadow

    /// Card and market-name pill shadow.
    public static let shadow = ColorRole(.shadow)
    /// Stronger shadow.
    public static let shadowMedium = ColorRole(.shadowMedium)
    /// Strongest shadow.
    public static let shadowDarker = ColorRole(.shadowDarker)

    // MARK: Misc

    /// Scroll indicator.
    public static let scroll = ColorRole(.scroll)
    /// Notification bubble.
    public static let bubblesPrimary = ColorRole(.bubblesPrimary)
    /// Menu selection.
    public static let menuSelector = ColorRole(.menuSelector)
    /// Menu selection, hovered.
    public static let menuSelectorHover = ColorRole(.menuSelectorHover)
    /// White in both themes: text and icons on coloured grounds, radio dots, wallet card texts, footer text.
    public static let allWhite = ColorRole(.allWhite)
    /// Dark in both themes: footer ground, text on the white wallet strip.
    public static let allDark = ColorRole(.allDark)
    /// Favourite star.
    public static let favorites = ColorRole(.favorites)
    /// Live badge ground in match participants.
    public static let liveTag = ColorRole(.liveTag)

    // MARK: Hero cards

    /// Hero card text.
    public static let textHeroCard = ColorRole(.textHeroCard)
    /// Hero card secondary text.
    public static let textSecondaryHeroCard = ColorRole(.textSecondaryHeroCard)
    /// Hero card sport icon.
    public static let iconSportsHeroCard = ColorRole(.iconSportsHeroCard)
    /// Hero card odds ground.
    public static let backgroundOddsHeroCard = ColorRole(.backgroundOddsHeroCard)

    // MARK: Betslip

    /// Bet slip ground.
    public static let backgroundBetslip = ColorRole(.backgroundBetslip)
    /// Add-to-slip control.
    public static let addBetslip = ColorRole(.addBetslip)

    // MARK: Game Header

    /// Team names in the compact match header.
    public static let gameHeaderTextPrimary = ColorRole(.gameHeaderTextPrimary)
    /// Breadcrumb in the compact match header.
    public static let gameHeaderTextSecondary = ColorRole(.gameHeaderTextSecondary)
    /// Ground of the compact match header and its fade.
    public static let gameHeader = ColorRole(.gameHeader)

    // MARK: Gradients

    /// Gradient card border, stop 1.
    public static let cardBorderLineGradient1 = ColorRole(.cardBorderLineGradient1)
    /// Stop 2.
    public static let cardBorderLineGradient2 = ColorRole(.cardBorderLineGradient2)
    /// Stop 3.
    public static let cardBorderLineGradient3 = ColorRole(.cardBorderLineGradient3)
    /// Boosted odds gradient, stop 1.
    public static let boostedOddsGradient1 = ColorRole(.boostedOddsGradient1)
    /// Stop 2.
    public static let boostedOddsGradient2 = ColorRole(.boostedOddsGradient2)
    /// Wallet card gradient, left end; match banner ground.
    public static let backgroundGradientDark = ColorRole(.backgroundGradientDark)
    /// Wallet card gradient, right end.
    public static let backgroundGradientLight = ColorRole(.backgroundGradientLight)
    /// Suggested-bets gradient, first stop.
    public static let backgroundGradient1 = ColorRole(.backgroundGradient1)
    /// Suggested-bets gradient, last stop; tinted boxes: recently played cell, copyable code, floating bet slip,
    /// odds-boost header, lost result pill.
    public static let backgroundGradient2 = ColorRole(.backgroundGradient2)
    /// Top bar ground; first stop of the promotional veil; title of the top-bar deposit button.
    public static let topBarGradient1 = ColorRole(.topBarGradient1)
    /// Promotional veil, second stop.
    public static let topBarGradient2 = ColorRole(.topBarGradient2)
    /// Promotional veil, third stop.
    public static let topBarGradient3 = ColorRole(.topBarGradient3)
    /// Deposit bonus banner gradient, first stop.
    public static let liveBorder1 = ColorRole(.liveBorder1)
    /// Deposit bonus banner gradient, last stop.
    public static let liveBorder2 = ColorRole(.liveBorder2)
    /// Live border, third stop.
    public static let liveBorder3 = ColorRole(.liveBorder3)
    /// Message gradient, stop 1.
    public static let messageGradient1 = ColorRole(.messageGradient1)
    /// Stop 2.
    public static let messageGradient2 = ColorRole(.messageGradient2)
    /// Empty-state "success" gradient, stop 1.
    public static let backgroundEmptySuccess1 = ColorRole(.backgroundEmptySuccess1)
    /// Stop 2.
    public static let backgroundEmptySuccess2 = ColorRole(.backgroundEmptySuccess2)
    /// Stop 3.
    public static let backgroundEmptySuccess3 = ColorRole(.backgroundEmptySuccess3)
    /// Empty-state "winner" gradient, stop 1.
    public static let backgroundEmptyWinner1 = ColorRole(.backgroundEmptyWinner1)
    /// Stop 2.
    public static let backgroundEmptyWinner2 = ColorRole(.backgroundEmptyWinner2)
    /// Stop 3.
    public static let backgroundEmptyWinner3 = ColorRole(.backgroundEmptyWinner3)
    /// Empty-state "message" gradient, stop 1.
    public static let backgroundEmptyMessage1 = ColorRole(.backgroundEmptyMessage1)
    /// Stop 2.
    public static let backgroundEmptyMessage2 = ColorRole(.backgroundEmptyMessage2)
    /// Stop 3.
    public static let backgroundEmptyMessage3 = ColorRole(.backgroundEmptyMessage3)
}
