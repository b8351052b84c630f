extension ThemeSwitcherDisplayState {
    static let system = Self(selected: .system)
    static let light = Self(selected: .light)
    static let dark = Self(selected: .dark)
    static let askedFor = Self(selected: .system, wished: .dark)
    static let notChanged = Self(selected: .light, failure: .refused)
}

enum ThemeSwitcherCatalog: CatalogEntry {
    typealias ComponentType = ThemeSwitcherView

    static let category = Category.profile
    static let subcategory = "Settings"
    static let summary = "Light, dark or as the device has it."
    static let tags = ["profile", "settings", "theme", "selection", "animation"]
    static let requests: [any ComponentRequest] = [ChangeTheme(theme: "goma-dark")]
    static let variants: [Variant<ThemeSwitcherDisplayState>] = [
        Variant("System", .system, summary: "As the device has it"),
        Variant("Light", .light),
        Variant("Dark", .dark),
        Variant("Asked for", .askedFor, summary: "The chosen one stays until the answer comes"),
        Variant("Not changed", .notChanged, answers: [.refused, .silence], summary: "Another was asked for in vain"),
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
            frame "asked for"
            wait 100ms
            frame "the block is on its way"
            wait 200ms
            frame "chosen"
            focus theme-light
            press it
            expect request app:change-theme theme=goma-light
            wait 300ms
            frame "the other way"
            """),
        Play(
            "Chosen in vain", state: "Not changed",
            """
            focus theme-dark
            press it
            expect not "could not be changed"
            wait 100ms
            expect "The theme could not be changed"
            frame "refused"
            press it
            wait 4.9s
            expect not "No answer"
            wait 0.1s
            expect "No answer"
            frame "without an answer"
            """),
    ]
}
