extension ThemeSwitcherDisplayState {
    /// The gallery's "System". As the device has it.
    public static let system = Self(selected: .system)
    /// The gallery's "Light".
    public static let light = Self(selected: .light)
    /// The gallery's "Dark".
    public static let dark = Self(selected: .dark)
}

/// The page of the choice of a theme in the gallery.
public enum ThemeSwitcherCatalog: CatalogEntry {
    public typealias ComponentType = ThemeSwitcherView

    public static let category = Category.profile
    public static let subcategory = "Settings"
    public static let summary = "Light, dark or as the device has it."
    public static let tags = ["profile", "settings", "theme", "selection", "animation"]
    public static let defaultWidth = 40
    public static let variants: [Variant<ThemeSwitcherDisplayState>] = [
        Variant("System", .system, summary: "As the device has it"),
        Variant("Light", .light),
        Variant("Dark", .dark),
    ]
    public static let plays = [
        Play(
            "Choose", state: "System",
            """
            focus theme-system
            press Right
            frame "at the dark theme"
            press Enter
            expect call "ThemeSwitcher.selectTheme(\\"dark\\")"
            expect request "change the theme to goma-dark"
            frame "the block is on its way"
            wait 200ms
            frame "chosen"
            focus theme-light
            press it
            expect request "change the theme to goma-light"
            wait 200ms
            frame "the other way"
            """)
    ]
}
