// What the files of the folder Themes say. A test compares it with them; GOMA_RECORD=all writes it anew.

extension BuiltInThemes {
    static let tables: [String: String] = [
        "goma-dark": """
        name goma-dark
        title Goma Dark
        author The gomaui authors
        appearance dark
        color highlightPrimaryContrast #000114 #000114
        color highlightSecondaryContrast #ffffff #000114
        color highlightPrimary #ff6600 #ff7d24
        color highlightSecondary #1a701a #4fc24f
        color highlightTertiary #174f94 #6aa9f0
        color backgroundPrimary #e5e6eb #121319
        color backgroundSecondary #d0d2d9 #363841
        color backgroundTertiary #ffffff #24262e
        color backgroundBorder #a4a7b2 #5c5f6c
        color backgroundCards #ffffff #24262e
        color appBottomMenu #ffffff #24262e
        color separatorLine #a4a7b2 #5c5f6c
        color separatorLineSecondary #979aa5 #6b6e7b
        color separatorLineHighlightPrimary #b53a00 #ff7d24
        color separatorLineHighlightSecondary #40b840 #40b840
        color textPrimary #252634 #ffffff
        color textSecondary #464853 #c1c2cb
        color textHeadlinePrimary #000114 #ffffff
        color textDisablePrimary #6c6e77 #a2a3ad
        color textTopbar #000114 #ffffff
        color backgroundOdds #d0d2d9 #363841
        color textOdds #131416 #ffffff
        color textDisabledOdds #6c6e77 #a2a3ad
        color backgroundDisabledOdds #f1f2f5 #282a32
        color iconPrimary #000114 #ffffff
        color iconSecondary #4a4c58 #bfc1ca
        color inputBackground #d0d2d9 #363841
        color inputBackgroundSecondary #ffffff #24262e
        color inputBorderActive #b53a00 #ff7d24
        color inputError #960d4c #ff7d96
        color inputBackgroundDisable #e5e6eb #2c2e37
        color inputBorderDisabled #a4a7b2 #5c5f6c
        color inputTextTitle #3e3e3e #d8d8de
        color inputText #000114 #ffffff
        color inputTextTitleDisable #63656f #acacac
        color inputTextDisable #63656f #acacac
        color navPills #bcbec7 #4a4c57
        color pills #d0d2d9 #363841
        color settingPill #d0d2d9 #363841
        color backgroundDrop #ffffff #24262e
        color borderDrop #a4a7b2 #5c5f6c
        color navBannerActive #ffffff #ffffff
        color navBanner #8f8f8f #8f8f8f
        color buttonTextPrimary #000114 #000114
        color buttonTextSecondary #ffffff #ffffff
        color buttonBackgroundPrimary #ff6600 #ff7d24
        color buttonActiveHoverPrimary #8f2e00 #ffa366
        color buttonDisablePrimary #e5e6eb #2c2e37
        color buttonTextDisablePrimary #63656f #a2a3ad
        color buttonBackgroundSecondary #1f66b8 #2a6fbf
        color buttonActiveHoverSecondary #3540e0 #8b93ff
        color buttonDisableSecondary #a4c7f1 #6d86b3
        color buttonTextDisableSecondary #ffffff #a4a4a4
        color buttonBackgroundTertiary #b84a00 #b84a00
        color buttonTextTertiary #b53a00 #ffffff
        color buttonBorderTertiary #b53a00 #ff7d24
        color buttonActiveHoverTertiary #ff6600 #b24700
        color buttonBorderDisableTertiary #acacac #a24100
        color buttonTextDisableTertiary #acacac #f4f4f4
        color alertError #960d4c #ff7d96
        color alertSuccess #005f70 #7fe8b8
        color alertWarning #644800 #ffc24d
        color myTicketsLostFaded #efc3cc #5c1626
        color myTicketsWon #005f70 #7fe8b8
        color myTicketsWonFaded #a3ddc0 #1f5a48
        color myTicketsOther #d6a40e #d6a40e
        color myTicketsLost #960d4c #ff7d96
        color statsAway #086b56 #46c1a7
        color statsHome #8a6200 #d99f00
        color shadow #ffffff #181a22
        color shadowMedium #f1f1f1 #181a22
        color shadowDarker #ffffff #0e0e11
        color scroll #76767e #787982
        color bubblesPrimary #41a3ff #4a90e2
        color menuSelector #ff6600 #181a22
        color menuSelectorHover #ffffff #ff6600
        color allWhite #ffffff #ffffff
        color allDark #03061b #03061b
        color favorites #8a6100 #fac125
        color liveTag #1a701a #4fc24f
        color textHeroCard #ffffff #ffffff
        color textSecondaryHeroCard #a4a6aa #a4a6aa
        color iconSportsHeroCard #ffffff #ffffff
        color backgroundOddsHeroCard #363841 #363841
        color backgroundBetslip #e4e5e9 #24262e
        color addBetslip #ffffff #a4a6aa
        color gameHeaderTextPrimary #03061b #ffffff
        color gameHeaderTextSecondary #4a4c57 #c1c2cb
        color gameHeader #e4e5e9 #24262e
        color cardBorderLineGradient1 #ffffff #353743
        color cardBorderLineGradient2 #ffffff #353743
        color cardBorderLineGradient3 #ffffff #353743
        color boostedOddsGradient1 #ffffff #353743
        color boostedOddsGradient2 #ffffff #353743
        color backgroundGradientDark #ff6600 #ff6600
        color backgroundGradientLight #ffb300 #ffb300
        color backgroundGradient1 #e7e8ec #24262e
        color backgroundGradient2 #f3dfd2 #40291c
        color topBarGradient1 #ff6600 #ff6600
        color topBarGradient2 #ff6600 #ff6600
        color topBarGradient3 #ff6600 #ff6600
        color liveBorder1 #ff6600 #ff6600
        color liveBorder2 #ffb300 #ffb300
        color liveBorder3 #ff6600 #ff6600
        color messageGradient1 #ffffff #181a22
        color messageGradient2 #f8c3a0 #4f5052
        color backgroundEmptySuccess1 #ffffff #353743
        color backgroundEmptySuccess2 #ffffff #353743
        color backgroundEmptySuccess3 #ffffff #353743
        color backgroundEmptyWinner1 #ffffff #353743
        color backgroundEmptyWinner2 #ffffff #353743
        color backgroundEmptyWinner3 #ffffff #353743
        color backgroundEmptyMessage1 #ffffff #353743
        color backgroundEmptyMessage2 #ffffff #353743
        color backgroundEmptyMessage3 #ffffff #353743
        """,
        "goma-light": """
        name goma-light
        title Goma Light
        author The gomaui authors
        extends goma-dark
        appearance light
        """,
        "goma-contrast-dark": """
        name goma-contrast-dark
        title Goma High Contrast Dark
        author The gomaui authors
        extends goma-dark
        appearance dark
        color highlightPrimaryContrast #ffffff #000000
        color highlightSecondaryContrast #ffffff #000000
        color highlightPrimary #7a2600 #ffa24d
        color highlightSecondary #0a5410 #5ee36b
        color highlightTertiary #063570 #86c5ff
        color backgroundPrimary #ffffff #000000
        color backgroundSecondary #d0d2d8 #2f3037
        color backgroundTertiary #e4e5e9 #1c1d22
        color backgroundBorder #85868f #6a6b76
        color backgroundCards #e4e5e9 #1c1d22
        color appBottomMenu #e4e5e9 #1c1d22
        color separatorLine #5a5b66 #9c9daa
        color separatorLineSecondary #6e6f7a #83848f
        color separatorLineHighlightPrimary #7a2600 #ffa24d
        color separatorLineHighlightSecondary #0a5410 #5ee36b
        color textPrimary #000000 #ffffff
        color textSecondary #2e2f38 #dcdce4
        color textHeadlinePrimary #000000 #ffffff
        color textDisablePrimary #484953 #b6b7c2
        color textTopbar #000000 #ffffff
        color backgroundOdds #d0d2d8 #2f3037
        color textOdds #000000 #ffffff
        color textDisabledOdds #484953 #b6b7c2
        color backgroundDisabledOdds #f2f3f5 #1f2026
        color iconPrimary #000000 #ffffff
        color iconSecondary #2e2f38 #dcdce4
        color inputBackground #d0d2d8 #2f3037
        color inputBackgroundSecondary #e4e5e9 #1c1d22
        color inputBorderActive #8a2f00 #ffa24d
        color inputError #840046 #ff7a72
        color inputBackgroundDisable #dadce1 #25262c
        color inputBorderDisabled #5a5b66 #9c9daa
        color inputTextTitle #000000 #ffffff
        color inputText #000000 #ffffff
        color inputTextTitleDisable #484953 #b6b7c2
        color inputTextDisable #484953 #b6b7c2
        color navPills #bcbfc7 #43454e
        color pills #d0d2d8 #2f3037
        color settingPill #d0d2d8 #2f3037
        color backgroundDrop #e4e5e9 #1c1d22
        color borderDrop #5a5b66 #9c9daa
        color navBannerActive #000000 #ffffff
        color navBanner #5a5b66 #9c9daa
        color buttonTextPrimary #ffffff #000000
        color buttonTextSecondary #ffffff #000000
        color buttonBackgroundPrimary #7a2600 #ffa24d
        color buttonActiveHoverPrimary #5c2000 #ffc48f
        color buttonDisablePrimary #dadce1 #25262c
        color buttonTextDisablePrimary #484953 #b6b7c2
        color buttonBackgroundSecondary #0a4488 #86c5ff
        color buttonActiveHoverSecondary #052c5c #b9ddff
        color buttonDisableSecondary #7a8aa0 #5f6f88
        color buttonTextDisableSecondary #000000 #e6e6ee
        color buttonBackgroundTertiary #7a2600 #ffa24d
        color buttonTextTertiary #ffffff #000000
        color buttonBorderTertiary #8a2f00 #ffa24d
        color buttonActiveHoverTertiary #5c2000 #ffc48f
        color buttonBorderDisableTertiary #5a5b66 #9c9daa
        color buttonTextDisableTertiary #484953 #b6b7c2
        color alertError #840046 #ff7a72
        color alertSuccess #005060 #6fe9e0
        color alertWarning #6b3a00 #ffb84d
        color myTicketsLostFaded #ffbcae #2e0602
        color myTicketsWon #005060 #6fe9e0
        color myTicketsWonFaded #c0fbf0 #0f3d12
        color myTicketsOther #5c4300 #ffd24d
        color myTicketsLost #840046 #ff7a72
        color statsAway #064f42 #5fe0c6
        color statsHome #5c4300 #ffd24d
        color shadow #ffffff #000000
        color shadowMedium #ffffff #000000
        color shadowDarker #ffffff #000000
        color scroll #5a5b66 #9c9daa
        color bubblesPrimary #0a4488 #86c5ff
        color menuSelector #ffffff #000000
        color menuSelectorHover #8a2f00 #ffa24d
        color allWhite #ffffff #ffffff
        color allDark #000000 #000000
        color favorites #5c4300 #ffd24d
        color liveTag #0a5410 #5ee36b
        color textHeroCard #ffffff #ffffff
        color textSecondaryHeroCard #dcdce4 #dcdce4
        color iconSportsHeroCard #ffffff #ffffff
        color backgroundOddsHeroCard #26272f #26272f
        color backgroundBetslip #e4e5e9 #1c1d22
        color addBetslip #000000 #ffffff
        color gameHeaderTextPrimary #000000 #ffffff
        color gameHeaderTextSecondary #2e2f38 #dcdce4
        color gameHeader #e4e5e9 #1c1d22
        color cardBorderLineGradient1 #ffffff #000000
        color cardBorderLineGradient2 #ffffff #000000
        color cardBorderLineGradient3 #ffffff #000000
        color boostedOddsGradient1 #ffffff #000000
        color boostedOddsGradient2 #ffffff #000000
        color backgroundGradientDark #ffa24d #ffa24d
        color backgroundGradientLight #ffc766 #ffc766
        color backgroundGradient1 #ffffff #000000
        color backgroundGradient2 #f0f0f2 #141418
        color topBarGradient1 #c05500 #c05500
        color topBarGradient2 #c05500 #c05500
        color topBarGradient3 #c05500 #c05500
        color liveBorder1 #ff8a33 #ff8a33
        color liveBorder2 #ffb84d #ffb84d
        color liveBorder3 #ff8a33 #ff8a33
        color messageGradient1 #ffffff #000000
        color messageGradient2 #f0f0f2 #141418
        color backgroundEmptySuccess1 #ffffff #000000
        color backgroundEmptySuccess2 #ffffff #000000
        color backgroundEmptySuccess3 #ffffff #000000
        color backgroundEmptyWinner1 #ffffff #000000
        color backgroundEmptyWinner2 #ffffff #000000
        color backgroundEmptyWinner3 #ffffff #000000
        color backgroundEmptyMessage1 #ffffff #000000
        color backgroundEmptyMessage2 #ffffff #000000
        color backgroundEmptyMessage3 #ffffff #000000
        attributes textDisablePrimary italic
        attributes textDisabledOdds italic
        attributes alertError bold
        """,
        "goma-contrast-light": """
        name goma-contrast-light
        title Goma High Contrast Light
        author The gomaui authors
        extends goma-contrast-dark
        appearance light
        """,
        "goma-terminal": """
        name goma-terminal
        title Terminal Palette
        author The gomaui authors
        extends goma-dark
        appearance dark
        color highlightPrimaryContrast ansi:black ansi:black
        color highlightSecondaryContrast ansi:black ansi:black
        color highlightPrimary ansi:yellow ansi:yellow
        color highlightSecondary ansi:bright-magenta ansi:bright-magenta
        color highlightTertiary ansi:cyan ansi:cyan
        color backgroundPrimary default default
        color backgroundSecondary default default
        color backgroundTertiary default default
        color backgroundBorder default default
        color backgroundCards default default
        color appBottomMenu default default
        color separatorLine default default
        color separatorLineSecondary default default
        color separatorLineHighlightPrimary ansi:yellow ansi:yellow
        color separatorLineHighlightSecondary ansi:bright-magenta ansi:bright-magenta
        color textPrimary default default
        color textSecondary default default
        color textHeadlinePrimary default default
        color textDisablePrimary default default
        color textTopbar default default
        color backgroundOdds default default
        color textOdds default default
        color textDisabledOdds default default
        color backgroundDisabledOdds default default
        color iconPrimary default default
        color iconSecondary default default
        color inputBackground default default
        color inputBackgroundSecondary default default
        color inputBorderActive ansi:yellow ansi:yellow
        color inputError ansi:bright-red ansi:bright-red
        color inputBackgroundDisable default default
        color inputBorderDisabled default default
        color inputTextTitle default default
        color inputText default default
        color inputTextTitleDisable default default
        color inputTextDisable default default
        color navPills default default
        color pills default default
        color settingPill default default
        color backgroundDrop default default
        color borderDrop default default
        color navBannerActive default default
        color navBanner default default
        color buttonTextPrimary ansi:black ansi:black
        color buttonTextSecondary ansi:black ansi:black
        color buttonBackgroundPrimary ansi:yellow ansi:yellow
        color buttonActiveHoverPrimary ansi:bright-yellow ansi:bright-yellow
        color buttonDisablePrimary default default
        color buttonTextDisablePrimary default default
        color buttonBackgroundSecondary ansi:cyan ansi:cyan
        color buttonActiveHoverSecondary ansi:bright-cyan ansi:bright-cyan
        color buttonDisableSecondary default default
        color buttonTextDisableSecondary default default
        color buttonBackgroundTertiary ansi:yellow ansi:yellow
        color buttonTextTertiary ansi:black ansi:black
        color buttonBorderTertiary ansi:yellow ansi:yellow
        color buttonActiveHoverTertiary ansi:bright-yellow ansi:bright-yellow
        color buttonBorderDisableTertiary default default
        color buttonTextDisableTertiary default default
        color alertError ansi:bright-red ansi:bright-red
        color alertSuccess ansi:green ansi:green
        color alertWarning ansi:bright-yellow ansi:bright-yellow
        color myTicketsLostFaded default default
        color myTicketsWon ansi:green ansi:green
        color myTicketsWonFaded default default
        color myTicketsOther ansi:bright-yellow ansi:bright-yellow
        color myTicketsLost ansi:bright-red ansi:bright-red
        color statsAway ansi:cyan ansi:cyan
        color statsHome ansi:yellow ansi:yellow
        color shadow default default
        color shadowMedium default default
        color shadowDarker default default
        color scroll default default
        color bubblesPrimary ansi:cyan ansi:cyan
        color menuSelector default default
        color menuSelectorHover ansi:yellow ansi:yellow
        color allWhite ansi:bright-white ansi:bright-white
        color allDark ansi:black ansi:black
        color favorites ansi:bright-yellow ansi:bright-yellow
        color liveTag ansi:bright-magenta ansi:bright-magenta
        color textHeroCard default default
        color textSecondaryHeroCard default default
        color iconSportsHeroCard default default
        color backgroundOddsHeroCard default default
        color backgroundBetslip default default
        color addBetslip default default
        color gameHeaderTextPrimary default default
        color gameHeaderTextSecondary default default
        color gameHeader default default
        color cardBorderLineGradient1 default default
        color cardBorderLineGradient2 default default
        color cardBorderLineGradient3 default default
        color boostedOddsGradient1 default default
        color boostedOddsGradient2 default default
        color backgroundGradientDark ansi:yellow ansi:yellow
        color backgroundGradientLight ansi:yellow ansi:yellow
        color backgroundGradient1 default default
        color backgroundGradient2 default default
        color topBarGradient1 ansi:magenta ansi:magenta
        color topBarGradient2 ansi:magenta ansi:magenta
        color topBarGradient3 ansi:magenta ansi:magenta
        color liveBorder1 ansi:bright-magenta ansi:bright-magenta
        color liveBorder2 ansi:bright-magenta ansi:bright-magenta
        color liveBorder3 ansi:bright-magenta ansi:bright-magenta
        color messageGradient1 default default
        color messageGradient2 default default
        color backgroundEmptySuccess1 default default
        color backgroundEmptySuccess2 default default
        color backgroundEmptySuccess3 default default
        color backgroundEmptyWinner1 default default
        color backgroundEmptyWinner2 default default
        color backgroundEmptyWinner3 default default
        color backgroundEmptyMessage1 default default
        color backgroundEmptyMessage2 default default
        color backgroundEmptyMessage3 default default
        attributes backgroundBorder dim
        attributes separatorLine dim
        attributes separatorLineSecondary dim
        attributes textSecondary dim
        attributes textDisablePrimary dim
        attributes textDisabledOdds dim
        attributes iconSecondary dim
        attributes inputBorderDisabled dim
        attributes inputTextTitleDisable dim
        attributes inputTextDisable dim
        attributes borderDrop dim
        attributes navBanner dim
        attributes buttonTextDisablePrimary dim
        attributes buttonTextDisableSecondary dim
        attributes buttonBorderDisableTertiary dim
        attributes buttonTextDisableTertiary dim
        attributes scroll dim
        attributes textSecondaryHeroCard dim
        attributes gameHeaderTextSecondary dim
        """,
        "goma-mono": """
        name goma-mono
        title Goma Monochrome
        author The gomaui authors
        extends goma-dark
        appearance dark
        color highlightPrimaryContrast #000000 #000000
        color highlightSecondaryContrast #000000 #000000
        color highlightPrimary #ffffff #ffffff
        color highlightSecondary #b2b2b2 #b2b2b2
        color highlightTertiary #bcbcbc #bcbcbc
        color backgroundPrimary #000000 #000000
        color backgroundSecondary #303030 #303030
        color backgroundTertiary #1c1c1c #1c1c1c
        color backgroundBorder #585858 #585858
        color backgroundCards #1c1c1c #1c1c1c
        color appBottomMenu #1c1c1c #1c1c1c
        color separatorLine #585858 #585858
        color separatorLineSecondary #626262 #626262
        color separatorLineHighlightPrimary #ffffff #ffffff
        color separatorLineHighlightSecondary #b2b2b2 #b2b2b2
        color textPrimary #eeeeee #eeeeee
        color textSecondary #b2b2b2 #b2b2b2
        color textHeadlinePrimary #ffffff #ffffff
        color textDisablePrimary #949494 #949494
        color textTopbar #eeeeee #eeeeee
        color backgroundOdds #303030 #303030
        color textOdds #eeeeee #eeeeee
        color textDisabledOdds #949494 #949494
        color backgroundDisabledOdds #1f1f1f #1f1f1f
        color iconPrimary #eeeeee #eeeeee
        color iconSecondary #b2b2b2 #b2b2b2
        color inputBackground #303030 #303030
        color inputBackgroundSecondary #1c1c1c #1c1c1c
        color inputBorderActive #ffffff #ffffff
        color inputError #9e9e9e #9e9e9e
        color inputBackgroundDisable #262626 #262626
        color inputBorderDisabled #585858 #585858
        color inputTextTitle #eeeeee #eeeeee
        color inputText #eeeeee #eeeeee
        color inputTextTitleDisable #949494 #949494
        color inputTextDisable #949494 #949494
        color navPills #444444 #444444
        color pills #303030 #303030
        color settingPill #303030 #303030
        color backgroundDrop #1c1c1c #1c1c1c
        color borderDrop #4e4e4e #4e4e4e
        color navBannerActive #eeeeee #eeeeee
        color navBanner #626262 #626262
        color buttonTextPrimary #000000 #000000
        color buttonTextSecondary #000000 #000000
        color buttonBackgroundPrimary #ffffff #ffffff
        color buttonActiveHoverPrimary #dadada #dadada
        color buttonDisablePrimary #262626 #262626
        color buttonTextDisablePrimary #949494 #949494
        color buttonBackgroundSecondary #bcbcbc #bcbcbc
        color buttonActiveHoverSecondary #bcbcbc #bcbcbc
        color buttonDisableSecondary #303030 #303030
        color buttonTextDisableSecondary #949494 #949494
        color buttonBackgroundTertiary #ffffff #ffffff
        color buttonTextTertiary #000000 #000000
        color buttonBorderTertiary #ffffff #ffffff
        color buttonActiveHoverTertiary #dadada #dadada
        color buttonBorderDisableTertiary #626262 #626262
        color buttonTextDisableTertiary #949494 #949494
        color alertError #9e9e9e #9e9e9e
        color alertSuccess #c6c6c6 #c6c6c6
        color alertWarning #dadada #dadada
        color myTicketsLostFaded #080808 #080808
        color myTicketsWon #c6c6c6 #c6c6c6
        color myTicketsWonFaded #444444 #444444
        color myTicketsOther #dadada #dadada
        color myTicketsLost #9e9e9e #9e9e9e
        color statsAway #bcbcbc #bcbcbc
        color statsHome #dadada #dadada
        color shadow #1c1c1c #1c1c1c
        color shadowMedium #1c1c1c #1c1c1c
        color shadowDarker #121212 #121212
        color scroll #6c6c6c #6c6c6c
        color bubblesPrimary #bcbcbc #bcbcbc
        color menuSelector #1c1c1c #1c1c1c
        color menuSelectorHover #ffffff #ffffff
        color allWhite #ffffff #ffffff
        color allDark #000000 #000000
        color favorites #dadada #dadada
        color liveTag #b2b2b2 #b2b2b2
        color textHeroCard #eeeeee #eeeeee
        color textSecondaryHeroCard #b2b2b2 #b2b2b2
        color iconSportsHeroCard #eeeeee #eeeeee
        color backgroundOddsHeroCard #303030 #303030
        color backgroundBetslip #1c1c1c #1c1c1c
        color addBetslip #eeeeee #eeeeee
        color gameHeaderTextPrimary #eeeeee #eeeeee
        color gameHeaderTextSecondary #b2b2b2 #b2b2b2
        color gameHeader #1c1c1c #1c1c1c
        color cardBorderLineGradient1 #1c1c1c #1c1c1c
        color cardBorderLineGradient2 #1c1c1c #1c1c1c
        color cardBorderLineGradient3 #1c1c1c #1c1c1c
        color boostedOddsGradient1 #1c1c1c #1c1c1c
        color boostedOddsGradient2 #1c1c1c #1c1c1c
        color backgroundGradientDark #767676 #767676
        color backgroundGradientLight #767676 #767676
        color backgroundGradient1 #1c1c1c #1c1c1c
        color backgroundGradient2 #303030 #303030
        color topBarGradient1 #767676 #767676
        color topBarGradient2 #767676 #767676
        color topBarGradient3 #767676 #767676
        color liveBorder1 #767676 #767676
        color liveBorder2 #767676 #767676
        color liveBorder3 #767676 #767676
        color messageGradient1 #1c1c1c #1c1c1c
        color messageGradient2 #303030 #303030
        color backgroundEmptySuccess1 #1c1c1c #1c1c1c
        color backgroundEmptySuccess2 #1c1c1c #1c1c1c
        color backgroundEmptySuccess3 #1c1c1c #1c1c1c
        color backgroundEmptyWinner1 #1c1c1c #1c1c1c
        color backgroundEmptyWinner2 #1c1c1c #1c1c1c
        color backgroundEmptyWinner3 #1c1c1c #1c1c1c
        color backgroundEmptyMessage1 #1c1c1c #1c1c1c
        color backgroundEmptyMessage2 #1c1c1c #1c1c1c
        color backgroundEmptyMessage3 #1c1c1c #1c1c1c
        attributes highlightPrimary bold
        attributes textHeadlinePrimary bold
        attributes textDisablePrimary italic
        attributes textDisabledOdds strikethrough
        attributes inputError bold,underline
        attributes alertError bold,underline
        attributes alertSuccess bold
        attributes alertWarning underline
        attributes myTicketsWon bold
        attributes myTicketsLost underline
        """,
    ]
}
