extension CustomNavigationDisplayState {
    static let standard = Self(id: "registration", brand: "betsson")
    static let blue = Self(
        id: "casino", brand: "betsson casino",
        style: CustomNavigationStyle(ground: .highlightTertiary, text: .buttonTextPrimary))
    static let greenWithoutLogo = Self(
        id: "deposit", style: CustomNavigationStyle(ground: .alertSuccess, text: .buttonTextPrimary))
    static let dark = Self(
        id: "terms",
        style: CustomNavigationStyle(
            ground: .allDark, text: .allWhite, closeGround: .backgroundOddsHeroCard, closeMark: .textHeroCard))
    static let withPicture = Self(
        id: "registration", brand: "betsson", pictureName: "logo-betsson",
        style: CustomNavigationStyle(
            ground: .backgroundCards, text: .textPrimary, closeGround: .backgroundSecondary, closeMark: .iconPrimary))
    static let ownCloseIcon = Self(id: "game", brand: "betsson casino", closeIcon: .exit)
    static let longBrand = Self(
        id: "registration", brand: "The International Sportsbook and Casino of the Championships")
}

enum CustomNavigationCatalog: CatalogEntry {
    typealias ComponentType = CustomNavigationView

    static let category = Category.navigation
    static let subcategory = "Headers"
    static let summary = "The branded head of a sheet, with a cross to close it."
    static let tags = ["navigation", "header", "brand", "close"]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [CloseSheet(id: "registration")]
    static let variants: [Variant<CustomNavigationDisplayState>] = [
        Variant("Default", .standard, summary: "In the brand's colour"),
        Variant("Blue", .blue, summary: "Another brand of the house"),
        Variant("Green without logo", .greenWithoutLogo, summary: "The cross alone"),
        Variant("Dark", .dark, summary: "The cross on a ground of its own"),
        Variant("With picture", .withPicture, summary: "It comes after a second"),
        Variant("Own close icon", .ownCloseIcon, summary: "In place of the cross"),
        Variant("Long brand", .longBrand, summary: "Cut before the cross"),
    ]
    static let plays = [
        Play(
            "Close", state: "Default",
            """
            focus close
            frame "focused"
            press it
            expect call "CustomNavigation.close()"
            expect request app:close-sheet id=registration
            """),
        Play(
            "The picture comes", state: "With picture",
            """
            frame "on its way"
            wait 1s
            frame "there"
            """),
    ]
}
