/// Every meaning a colour can have, in the order of the themes. The raw value is the number that cells carry.
public enum StyleToken: UInt8, CaseIterable, Sendable {
    // MARK: Highlights

    /// Text and icons standing on the brand colour: bet slip header texts and links, support icon of the top bar; at
    /// 10 % the balance part of WalletWidgetView.
    case highlightPrimaryContrast
    /// Text of promotion content blocks (title, description, bullet, counter and its ring). Reversed against the
    /// page: white in light, near black in dark.
    case highlightSecondaryContrast
    /// The brand accent: selected pills and tabs, icon tints, emphasised text, selection borders, tags, primary
    /// casino buttons, carousel dots.
    case highlightPrimary
    /// Second accent: progress fills, default badge ground, live badges, secondary casino buttons, slider track at
    /// 30 %.
    case highlightSecondary
    /// Third accent: released bonus status, placed-bet badge, transaction category and negative amounts, match time.
    case highlightTertiary

    // MARK: Backgrounds

    /// Page ground and outer wrappers; capsule and placeholder grounds.
    case backgroundPrimary
    /// Raised rows, boxes, unselected pills, header bars, picture placeholders.
    case backgroundSecondary
    /// Main card and sheet ground.
    case backgroundTertiary
    /// Hairline border of promotion cards; empty progress segments.
    case backgroundBorder
    /// Card and game-tile ground, match cards.
    case backgroundCards
    /// Bottom tab bar.
    case appBottomMenu

    // MARK: Separators

    /// Dividers in cards, lists and forms.
    case separatorLine
    /// Softer dividers, progress track, market-name pill border at 50 %.
    case separatorLineSecondary
    /// Accented divider.
    case separatorLineHighlightPrimary
    /// Accented divider, second accent.
    case separatorLineHighlightSecondary

    // MARK: Text

    /// Standard text, also some icon tints.
    case textPrimary
    /// Captions, providers, dates, hints, muted icons.
    case textSecondary
    /// Headlines.
    case textHeadlinePrimary
    /// Muted "?" of missing pictures, input prefix.
    case textDisablePrimary
    /// Text in the top bar.
    case textTopbar

    // MARK: Odds

    /// Odds button at rest.
    case backgroundOdds
    /// Odds button text (name and value) at rest.
    case textOdds
    /// Odds button text when unavailable; empty and error text of market lists.
    case textDisabledOdds
    /// Odds button when unavailable.
    case backgroundDisabledOdds

    // MARK: Icons

    /// Navigation and filter icons.
    case iconPrimary
    /// Inactive icons, radio rings, inactive tab items, dates and balances in transactions.
    case iconSecondary

    // MARK: Inputs

    /// Search field and quick-add button ground.
    case inputBackground
    /// Ground around the search field.
    case inputBackgroundSecondary
    /// Focused input border.
    case inputBorderActive
    /// Input error.
    case inputError
    /// Disabled input ground.
    case inputBackgroundDisable
    /// Disabled input border.
    case inputBorderDisabled
    /// Floating title of a text field.
    case inputTextTitle
    /// Text and symbols typed in the search field.
    case inputText
    /// Title of a disabled input.
    case inputTextTitleDisable
    /// Text of a disabled input.
    case inputTextDisable

    // MARK: Nav Pills

    /// Unselected amount pill; ground of the pill bar.
    case navPills
    /// Unselected or read-only filter pill.
    case pills
    /// Setting pill.
    case settingPill

    // MARK: Drops

    /// Drop-down ground.
    case backgroundDrop
    /// Drop-down border.
    case borderDrop

    // MARK: Nav Banner

    /// Current page dot of suggested bets.
    case navBannerActive
    /// Other page dots of suggested bets.
    case navBanner

    // MARK: Buttons

    /// Text on solid buttons, badges and gradient banners.
    case buttonTextPrimary
    /// Text on secondary buttons (banner button, login and join in the top bar).
    case buttonTextSecondary
    /// Solid primary button.
    case buttonBackgroundPrimary
    /// Pressed primary button; in practice text and border of the default withdrawal badge.
    case buttonActiveHoverPrimary
    /// Disabled solid ground or disabled border.
    case buttonDisablePrimary
    /// Disabled button text.
    case buttonTextDisablePrimary
    /// Secondary button (banner, cash-out).
    case buttonBackgroundSecondary
    /// Pressed secondary button.
    case buttonActiveHoverSecondary
    /// Disabled secondary button (cash-out).
    case buttonDisableSecondary
    /// Disabled secondary text.
    case buttonTextDisableSecondary
    /// Tertiary button ground.
    case buttonBackgroundTertiary
    /// Tertiary button text.
    case buttonTextTertiary
    /// Border, text and spinner of the see-more button.
    case buttonBorderTertiary
    /// Pressed tertiary button.
    case buttonActiveHoverTertiary
    /// Disabled tertiary border.
    case buttonBorderDisableTertiary
    /// Disabled tertiary text.
    case buttonTextDisableTertiary

    // MARK: Alerts

    /// Errors, lost or failed status, delete.
    case alertError
    /// Success, won, positive amounts, active bonus.
    case alertSuccess
    /// Warnings, expiry, pending.
    case alertWarning

    // MARK: Tickets

    /// Ground flash of an odds button whose price fell.
    case myTicketsLostFaded
    /// Border flash of an odds button whose price rose.
    case myTicketsWon
    /// Ground flash of a rising price; default withdrawal badge ground.
    case myTicketsWonFaded
    /// Other ticket results.
    case myTicketsOther
    /// Border flash of an odds button whose price fell.
    case myTicketsLost

    // MARK: Stats

    /// Away side in statistics (its hex is repeated in the statistics pages).
    case statsAway
    /// Home side in statistics (its hex is repeated in the statistics pages).
    case statsHome

    // MARK: Shadow

    /// Card and market-name pill shadow.
    case shadow
    /// Stronger shadow.
    case shadowMedium
    /// Strongest shadow.
    case shadowDarker

    // MARK: Misc

    /// Scroll indicator.
    case scroll
    /// Notification bubble.
    case bubblesPrimary
    /// Menu selection.
    case menuSelector
    /// Menu selection, hovered.
    case menuSelectorHover
    /// White in both themes: text and icons on coloured grounds, radio dots, wallet card texts, footer text.
    case allWhite
    /// Dark in both themes: footer ground, text on the white wallet strip.
    case allDark
    /// Favourite star.
    case favorites
    /// Live badge ground in match participants.
    case liveTag

    // MARK: Hero cards

    /// Hero card text.
    case textHeroCard
    /// Hero card secondary text.
    case textSecondaryHeroCard
    /// Hero card sport icon.
    case iconSportsHeroCard
    /// Hero card odds ground.
    case backgroundOddsHeroCard

    // MARK: Betslip

    /// Bet slip ground.
    case backgroundBetslip
    /// Add-to-slip control.
    case addBetslip

    // MARK: Game Header

    /// Team names in the compact match header.
    case gameHeaderTextPrimary
    /// Breadcrumb in the compact match header.
    case gameHeaderTextSecondary
    /// Ground of the compact match header and its fade.
    case gameHeader

    // MARK: Gradients

    /// Gradient card border, stop 1.
    case cardBorderLineGradient1
    /// Stop 2.
    case cardBorderLineGradient2
    /// Stop 3.
    case cardBorderLineGradient3
    /// Boosted odds gradient, stop 1.
    case boostedOddsGradient1
    /// Stop 2.
    case boostedOddsGradient2
    /// Wallet card gradient, left end; match banner ground.
    case backgroundGradientDark
    /// Wallet card gradient, right end.
    case backgroundGradientLight
    /// Suggested-bets gradient, first stop.
    case backgroundGradient1
    /// Suggested-bets gradient, last stop; tinted boxes: recently played cell, copyable code, floating bet slip,
    /// odds-boost header, lost result pill.
    case backgroundGradient2
    /// Top bar ground; first stop of the promotional veil; title of the top-bar deposit button.
    case topBarGradient1
    /// Promotional veil, second stop.
    case topBarGradient2
    /// Promotional veil, third stop.
    case topBarGradient3
    /// Deposit bonus banner gradient, first stop.
    case liveBorder1
    /// Deposit bonus banner gradient, last stop.
    case liveBorder2
    /// Live border, third stop.
    case liveBorder3
    /// Message gradient, stop 1.
    case messageGradient1
    /// Stop 2.
    case messageGradient2
    /// Empty-state "success" gradient, stop 1.
    case backgroundEmptySuccess1
    /// Stop 2.
    case backgroundEmptySuccess2
    /// Stop 3.
    case backgroundEmptySuccess3
    /// Empty-state "winner" gradient, stop 1.
    case backgroundEmptyWinner1
    /// Stop 2.
    case backgroundEmptyWinner2
    /// Stop 3.
    case backgroundEmptyWinner3
    /// Empty-state "message" gradient, stop 1.
    case backgroundEmptyMessage1
    /// Stop 2.
    case backgroundEmptyMessage2
    /// Stop 3.
    case backgroundEmptyMessage3

    /// The name that theme files and dumps use.
    public var name: String { Self.names[Int(rawValue)] }

    /// Asking the runtime for a name takes long, and names are asked for by the thousand.
    private static let names = allCases.map { String(describing: $0) }
}
