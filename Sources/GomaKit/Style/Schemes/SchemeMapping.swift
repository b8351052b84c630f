/// The assignment of a scheme's colours to the roles: the one place that says so.
enum SchemeMapping {
    /// A way to get a colour from a scheme.
    enum Recipe: Hashable {
        /// The colour of that number.
        case slot(Int)
        /// A quarter of the colour on the ground, for grounds that text stands on.
        case tint(Int)
        case lightest
        case darkest
    }

    static func recipe(for token: StyleToken) -> Recipe {
        switch token {
        // base00, the ground, and what stands on coloured grounds
        case .highlightPrimaryContrast, .highlightSecondaryContrast, .backgroundPrimary, .inputBackgroundSecondary,
            .pills, .buttonTextPrimary, .buttonTextSecondary, .buttonTextTertiary, .backgroundBetslip,
            .cardBorderLineGradient1, .cardBorderLineGradient2, .cardBorderLineGradient3, .boostedOddsGradient1,
            .boostedOddsGradient2, .backgroundEmptySuccess1, .backgroundEmptySuccess2, .backgroundEmptySuccess3,
            .backgroundEmptyWinner1, .backgroundEmptyWinner2, .backgroundEmptyWinner3, .backgroundEmptyMessage1,
            .backgroundEmptyMessage2, .backgroundEmptyMessage3:
            .slot(0x0)
        // base01, raised grounds
        case .backgroundSecondary, .appBottomMenu, .backgroundDisabledOdds, .inputBackground, .inputBackgroundDisable,
            .navPills, .settingPill, .backgroundDrop, .menuSelector, .gameHeader, .messageGradient2:
            .slot(0x1)
        // base02, selections: odds, lines
        case .backgroundBorder, .separatorLine, .backgroundOdds, .inputBorderDisabled, .borderDrop, .scroll,
            .backgroundOddsHeroCard:
            .slot(0x2)
        // base03, comments: what is disabled
        case .separatorLineSecondary, .textDisablePrimary, .textDisabledOdds, .inputTextTitleDisable,
            .inputTextDisable, .navBanner, .buttonDisablePrimary, .buttonDisableSecondary,
            .buttonBorderDisableTertiary, .buttonTextDisableTertiary:
            .slot(0x3)
        // base04, dark foreground: secondary text
        case .textSecondary, .iconSecondary, .inputTextTitle, .textSecondaryHeroCard, .gameHeaderTextSecondary:
            .slot(0x4)
        // base05, the foreground
        case .textPrimary, .textTopbar, .textOdds, .iconPrimary, .inputText, .navBannerActive,
            .buttonTextDisablePrimary, .buttonTextDisableSecondary, .textHeroCard, .iconSportsHeroCard, .addBetslip,
            .gameHeaderTextPrimary:
            .slot(0x5)
        // base06, light foreground: headlines
        case .textHeadlinePrimary: .slot(0x6)
        // base08, red: errors and falling prices
        case .inputError, .alertError, .myTicketsLost: .slot(0x8)
        // base09, orange: the brand accent
        case .highlightPrimary, .separatorLineHighlightPrimary, .inputBorderActive, .buttonBackgroundTertiary,
            .buttonBorderTertiary, .menuSelectorHover, .liveTag, .backgroundGradientDark, .topBarGradient1,
            .topBarGradient2, .topBarGradient3, .liveBorder3:
            .slot(0x9)
        // base0A, yellow: stars, the bright end of gradients
        case .myTicketsOther, .statsHome, .favorites, .backgroundGradientLight, .liveBorder1, .liveBorder2:
            .slot(0xA)
        // base0B, green: success and rising prices
        case .highlightSecondary, .separatorLineHighlightSecondary, .buttonBackgroundPrimary, .alertSuccess,
            .myTicketsWon:
            .slot(0xB)
        // base0C, cyan: the away side
        case .statsAway: .slot(0xC)
        // base0D, blue: the third accent
        case .highlightTertiary, .buttonBackgroundSecondary, .bubblesPrimary: .slot(0xD)
        // base0F, brown: a pressed accent
        case .buttonActiveHoverTertiary: .slot(0xF)
        // base10, darker ground (base24): cards
        case .backgroundTertiary, .backgroundCards, .shadow, .shadowMedium, .backgroundGradient1, .messageGradient1:
            .slot(0x10)
        // base11, darkest ground (base24)
        case .shadowDarker: .slot(0x11)
        // base13, bright yellow (base24): warnings
        case .alertWarning: .slot(0x13)
        // base14, bright green (base24): pressed
        case .buttonActiveHoverPrimary: .slot(0x14)
        // base16, bright blue (base24): pressed
        case .buttonActiveHoverSecondary: .slot(0x16)
        // whichever of base00 and base07 is lighter, and darker
        case .allWhite: .lightest
        case .allDark: .darkest
        // a quarter of the colour on the ground
        case .myTicketsLostFaded: .tint(0x8)
        case .backgroundGradient2: .tint(0x9)
        case .myTicketsWonFaded: .tint(0xB)
        }
    }

    /// The role's colour in a scheme.
    static func color(of token: StyleToken, in scheme: ColorScheme) -> RGBColor {
        let palette = scheme.palette
        let ends = [palette[0], palette[7]].sorted { Contrast.luminance(of: $0) < Contrast.luminance(of: $1) }
        switch recipe(for: token) {
        case .slot(let index): return palette[index]
        case .tint(let index): return palette[index].mixed(share: 0.25, over: palette[0])
        case .lightest: return ends[1]
        case .darkest: return ends[0]
        }
    }
}
