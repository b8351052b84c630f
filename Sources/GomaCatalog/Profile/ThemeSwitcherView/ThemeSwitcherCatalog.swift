extension ThemeSwitcherDisplayState {
    static let system = Self(selected: .system)
    static let light = Self(selected: .light)
    static let dark = Self(selected: .dark)
}

/// The page of the choice of a theme in the gallery.
enum ThemeSwitcherCatalog: CatalogEntry {
    typealias ComponentType = ThemeSwitcherView

    static let category = Category.profile
    static let subcategory = "Settings"
    static let summary = "Light, dark or as the device has it."
    static let tags = ["profile", "settings", "theme", "selection", "animation"]
    static let defaultWidth = 40
    static let requests: [any ComponentRequest] = [
        ChangeTheme(theme: "goma-dark")
    ]
    static let variants: [Variant<ThemeSwitcherDisplayState>] = [
        Variant("System", .system, summary: "As the device has it"),
        Variant("Light", .light),
        Variant("Dark", .dark),
    ]
    static let plays = [
        Play(
            "Choose", state: "System",
            """
            focus theme-system
            press Right
            frame "at the dark theme"
            press Enter
            expect call "ThemeSwitcher.selectTheme(\\"dark\\")"
            expect request app:change-theme theme=goma-dark
            frame "the block is on its way"
            wait 200ms
            frame "chosen"
            focus theme-light
            press it
            expect request app:change-theme theme=goma-light
            wait 200ms
            frame "the other way"
            """)
    ]
}
