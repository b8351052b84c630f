extension ButtonDisplayState {
    /// The gallery's "Solid background".
    public static let solid = Self(id: "confirm", title: "Confirm Payment")
    /// The gallery's "Solid disabled".
    public static let solidDisabled = Self(id: "confirm", title: "Confirm Payment", isEnabled: false)
    /// The gallery's "Bordered".
    public static let bordered = Self(id: "resend", title: "Resend USSD Push", style: .bordered)
    /// The gallery's "Bordered disabled".
    public static let borderedDisabled = Self(
        id: "resend", title: "Resend USSD Push", style: .bordered, isEnabled: false)
    /// The gallery's "Transparent". Underlined, without a ground.
    public static let transparent = Self(id: "terms", title: "Terms and Conditions", style: .transparent)
    /// The gallery's "Transparent disabled".
    public static let transparentDisabled = Self(
        id: "terms", title: "Terms and Conditions", style: .transparent, isEnabled: false)
    /// The gallery's "Submit".
    public static let submit = Self(id: "submit", title: "Submit")
    /// The gallery's "Cancel".
    public static let cancel = Self(id: "cancel", title: "Cancel", style: .bordered)
    /// The gallery's "Claim bonus".
    public static let claimBonus = Self(id: "claim", title: "Claim bonus")
    /// The gallery's "Learn more".
    public static let learnMore = Self(id: "learn-more", title: "Learn More", style: .transparent)
    /// The gallery's "Custom solid". Ground and text in other roles.
    public static let customSolid = Self(
        id: "custom-solid", title: "Custom Solid Button",
        customization: ButtonCustomization(
            ground: .alertError, disabledGround: .navPills, text: .highlightPrimaryContrast))
    /// The gallery's "Custom solid disabled". A disabled ground of its own.
    public static let customSolidDisabled = Self(
        id: "custom-solid", title: "Custom Solid Button", isEnabled: false,
        customization: ButtonCustomization(
            ground: .alertError, disabledGround: .navPills, text: .highlightPrimaryContrast))
    /// The gallery's "Custom border".
    public static let customBordered = Self(
        id: "custom-border", title: "Custom Border Button", style: .bordered,
        customization: ButtonCustomization(border: .highlightTertiary, text: .textPrimary))
    /// The gallery's "Custom transparent".
    public static let customTransparent = Self(
        id: "custom-transparent", title: "Custom Transparent", style: .transparent,
        customization: ButtonCustomization(text: .buttonActiveHoverSecondary))
    /// The gallery's "Bordered on a ground".
    public static let borderedOnGround = Self(
        id: "bordered-ground", title: "Bordered on Ground", style: .bordered,
        customization: ButtonCustomization(ground: .backgroundCards, border: .highlightTertiary, text: .textPrimary)
    )
    /// The gallery's "Solid with border". Both ends in the border's role.
    public static let solidWithBorder = Self(
        id: "solid-border", title: "Solid with Border", density: .compact,
        customization: ButtonCustomization(border: .highlightTertiary))
    /// The gallery's "Red theme".
    public static let redTheme = Self(
        id: "red", title: "Red Theme",
        customization: ButtonCustomization(ground: .myTicketsLost, text: .highlightPrimaryContrast))
    /// The gallery's "Blue theme". The text takes the border's role.
    public static let blueTheme = Self(
        id: "blue", title: "Blue Theme", style: .bordered,
        customization: ButtonCustomization(border: .highlightTertiary))
    /// The gallery's "Green theme". Dark text.
    public static let greenTheme = Self(
        id: "green", title: "Green Theme",
        customization: ButtonCustomization(ground: .alertSuccess, text: .highlightPrimaryContrast))
    /// The gallery's "Orange border".
    public static let orangeBorder = Self(
        id: "orange", title: "Orange Border", style: .bordered,
        customization: ButtonCustomization(border: .buttonBorderTertiary))
    /// The gallery's "Large". Wide at the sides.
    public static let large = Self(id: "large", title: "Large Button", density: .large)
    /// The gallery's "Small". One row, plain title.
    public static let small = Self(
        id: "small", title: "Small Button", style: .bordered, density: .compact, emphasis: .light)
    /// The gallery's "Small solid". One row, filled.
    public static let smallSolid = Self(id: "small-solid", title: "Small Solid", density: .compact)
    /// The gallery's "Light font". Plain title on a quiet ground.
    public static let lightFont = Self(
        id: "light", title: "Light Font Button", emphasis: .light,
        customization: ButtonCustomization(ground: .backgroundBorder, text: .textPrimary))
    /// The gallery's "Heavy font".
    public static let heavyFont = Self(id: "heavy", title: "HEAVY FONT", style: .bordered, density: .large)
    /// The gallery's "Custom style".
    public static let customStyle = Self(
        id: "custom-style", title: "Custom Style", style: .transparent,
        customization: ButtonCustomization(text: .highlightPrimary))
}

/// The button's page in the gallery.
public enum ButtonCatalog: CatalogEntry {
    public typealias ComponentType = ButtonView

    public static let category = Category.uiElements
    public static let subcategory = "Buttons"
    public static let summary = "Text to press: a filled block, an outline, or underlined."
    public static let tags = ["button", "action", "press"]
    public static let defaultWidth = 32
    public static let variants: [Variant<ButtonDisplayState>] = [
        Variant("Solid background", .solid),
        Variant("Solid disabled", .solidDisabled),
        Variant("Bordered", .bordered),
        Variant("Bordered disabled", .borderedDisabled),
        Variant("Transparent", .transparent, summary: "Underlined, without a ground"),
        Variant("Transparent disabled", .transparentDisabled),
        Variant("Submit", .submit),
        Variant("Cancel", .cancel),
        Variant("Claim bonus", .claimBonus),
        Variant("Learn more", .learnMore),
        Variant("Custom solid", .customSolid, summary: "Ground and text in other roles"),
        Variant("Custom solid disabled", .customSolidDisabled, summary: "A disabled ground of its own"),
        Variant("Custom border", .customBordered),
        Variant("Custom transparent", .customTransparent),
        Variant("Bordered on a ground", .borderedOnGround),
        Variant("Solid with border", .solidWithBorder, summary: "Both ends in the border's role"),
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
    public static let plays = [
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
