extension ButtonDisplayState {
    static let solid = Self(id: "confirm", title: "Confirm payment")
    static let solidDisabled = solid.with { $0.isEnabled = false }
    static let bordered = Self(id: "resend", title: "Resend USSD push", style: .bordered)
    static let borderedDisabled = bordered.with { $0.isEnabled = false }
    static let transparent = Self(id: "terms", title: "Terms and Conditions", style: .transparent)
    static let submit = Self(id: "submit", title: "Submit")
    static let cancel = Self(id: "cancel", title: "Cancel", style: .bordered)
    static let claimBonus = Self(id: "claim", title: "Claim bonus")
    static let learnMore = Self(id: "learn-more", title: "Learn more", style: .transparent)
    static let customSolid = Self(
        id: "custom-solid", title: "Custom solid button",
        customization: ButtonCustomization(
            ground: .alertError, disabledGround: .navPills, text: .highlightPrimaryContrast))
    static let customSolidDisabled = customSolid.with { $0.isEnabled = false }
    static let customBordered = Self(
        id: "custom-border", title: "Custom border button", style: .bordered,
        customization: ButtonCustomization(border: .highlightTertiary, text: .textPrimary))
    static let customTransparent = Self(
        id: "custom-transparent", title: "Custom transparent", style: .transparent,
        customization: ButtonCustomization(text: .buttonActiveHoverSecondary))
    static let borderedOnGround = Self(
        id: "bordered-ground", title: "Bordered on ground", style: .bordered,
        customization: ButtonCustomization(ground: .backgroundCards, border: .highlightTertiary, text: .textPrimary)
    )
    static let solidWithBorder = Self(
        id: "solid-border", title: "Solid with border",
        customization: ButtonCustomization(border: .highlightTertiary))
    static let redTheme = Self(
        id: "red", title: "Red theme",
        customization: ButtonCustomization(ground: .myTicketsLost, text: .highlightPrimaryContrast))
    static let blueTheme = Self(
        id: "blue", title: "Blue theme", style: .bordered,
        customization: ButtonCustomization(border: .highlightTertiary))
    static let greenTheme = Self(
        id: "green", title: "Green theme",
        customization: ButtonCustomization(ground: .alertSuccess, text: .highlightPrimaryContrast))
    static let orangeBorder = Self(
        id: "orange", title: "Orange border", style: .bordered,
        customization: ButtonCustomization(border: .buttonBorderTertiary))
    static let large = Self(id: "large", title: "Large button", density: .large)
    static let small = Self(
        id: "small", title: "Small button", style: .bordered, density: .compact, emphasis: .light)
    static let smallSolid = Self(id: "small-solid", title: "Small solid", density: .compact)
    static let lightFont = Self(
        id: "light", title: "Light font button", emphasis: .light,
        customization: ButtonCustomization(ground: .navPills, text: .textPrimary))
    static let heavyFont = Self(id: "heavy", title: "HEAVY FONT", style: .bordered, density: .large)
    static let customStyle = Self(
        id: "custom-style", title: "Custom style", style: .transparent,
        customization: ButtonCustomization(text: .highlightPrimary))
}

enum ButtonCatalog: CatalogEntry {
    typealias ComponentType = ButtonView

    static let category = Category.uiElements
    static let subcategory = "Buttons"
    static let summary = "Text to press: a filled block, an outline, or underlined."
    static let tags = ["button", "action", "press"]
    static let defaultWidth = 32
    static let requests: [any ComponentRequest] = [PressButton(id: "confirm")]
    static let variants: [Variant<ButtonDisplayState>] = [
        Variant("Solid background", .solid),
        Variant("Solid disabled", .solidDisabled),
        Variant("Bordered", .bordered),
        Variant("Bordered disabled", .borderedDisabled),
        Variant("Transparent", .transparent, summary: "Underlined, without a ground"),
        Variant("Transparent disabled", .transparent.with { $0.isEnabled = false }),
        Variant("Submit", .submit),
        Variant("Cancel", .cancel),
        Variant("Claim bonus", .claimBonus),
        Variant("Learn more", .learnMore),
        Variant("Custom solid", .customSolid, summary: "Ground and text in other roles"),
        Variant("Custom solid disabled", .customSolidDisabled, summary: "A disabled ground of its own"),
        Variant("Custom border", .customBordered),
        Variant("Custom transparent", .customTransparent),
        Variant("Bordered on a ground", .borderedOnGround),
        Variant("Solid with border", .solidWithBorder, summary: "In ASCII its line is in the border's role"),
        Variant("Red theme", .redTheme),
        Variant("Blue theme", .blueTheme, summary: "The text takes the border's role"),
        Variant("Green theme", .greenTheme, summary: "Dark text"),
        Variant("Orange border", .orangeBorder),
        Variant("Large", .large, summary: "Wide at the sides"),
        Variant("Small", .small, summary: "One row, plain title"),
        Variant("Small solid", .smallSolid, summary: "One row, filled"),
        Variant("Light font", .lightFont, summary: "Plain title on a quiet ground"),
        Variant("Heavy font", .heavyFont),
        Variant("Custom style", .customStyle),
    ]
    static let plays = [
        Play(
            "Press", state: "Solid background",
            """
            press Enter
            expect call "Button.press()"
            frame "focused"
            press Space
            click 3,1
            """),
        Play(
            "Out of use", state: "Solid disabled",
            """
            press Enter
            expect focus nothing
            expect not "┏"
            """),
    ]
}
