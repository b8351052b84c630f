extension LanguageChoice {
    static let english = Self(code: "en", name: "English", englishName: "English")
    static let french = Self(code: "fr", name: "Français", englishName: "French")
    static let spanish = Self(code: "es", name: "Español", englishName: "Spanish")
    static let german = Self(code: "de", name: "Deutsch", englishName: "German")
    static let portuguese = Self(code: "pt", name: "Português", englishName: "Portuguese")
    static let italian = Self(code: "it", name: "Italiano", englishName: "Italian")

    /// The languages of an app that speaks several.
    static let offered = [english, french, portuguese, german, italian]
}

extension LanguageSelectorDisplayState {
    static let four = Self(languages: [.english, .french, .spanish, .german], selectedCode: "en")
    static let two = Self(languages: [.english, .french], selectedCode: "en")
    static let five = Self(languages: LanguageChoice.offered, selectedCode: "en")
    static let askedFor = Self(languages: five.languages, selectedCode: "en", wishedCode: "pt")
    static let notSpoken = Self(languages: five.languages, selectedCode: "en", failure: .refused)
    static let many = Self(
        languages: [.english, .french, .spanish, .german, .italian, .portuguese], selectedCode: "fr")
    static let noneChosen = Self(
        languages: [
            .english, LanguageChoice(code: "sw", name: "", englishName: "Swahili"),
            LanguageChoice(code: "wo", name: ""),
        ])
    static let loading = Self(languages: [], selectedCode: "pt", phase: .loading)
    static let failed = Self(languages: [], selectedCode: "en", phase: .failed)
    static let toBeRefusedOnce = Self(languages: [.german], selectedCode: "de", phase: .loading)
    static let toBeLost = Self(languages: [.italian], selectedCode: "it", phase: .loading)
}

enum LanguageSelectorCatalog: CatalogEntry {
    typealias ComponentType = LanguageSelectorView

    static let category = Category.profile
    static let subcategory = "Settings"
    static let summary = "The languages that the app speaks, of which the customer chooses one."
    static let tags = ["profile", "settings", "language", "selection", "loading", "error"]
    static let requests: [any ComponentRequest] = [
        ChangeLanguage(code: "pt"),
        LoadLanguages(),
    ]
    static let variants: [Variant<LanguageSelectorDisplayState>] = [
        Variant("Four", .four),
        Variant("Two", .two),
        Variant("Single", .init(languages: [.english], selectedCode: "en"), summary: "Nothing else to choose"),
        Variant("French chosen", .init(languages: [.english, .french, .spanish], selectedCode: "fr")),
        Variant("Five", .five),
        Variant("Many", .many, summary: "The chosen one is not the first"),
        Variant("Asked for", .askedFor, summary: "The chosen one stays until the answer comes"),
        Variant("Not spoken", .notSpoken, answers: [.refused, .silence], summary: "Another was asked for in vain"),
        Variant("None chosen", .noneChosen, summary: "Names are missing: another one or the code stands in"),
        Variant("Empty", .init(languages: [])),
        Variant("Loading", .loading, summary: "What is chosen is known before the list is"),
        Variant("Failed", .failed, summary: "The list can be asked for again"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "The language in use can be seen meanwhile"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
    ]
    static let plays = [
        Play(
            "Choose", state: "Five",
            """
            focus language-en
            press it
            press Down Down
            frame "at Português"
            press Enter
            expect call "LanguageSelector.selectLanguage(code: \\"pt\\")"
            expect request app:change-language code=pt
            expect "◉ English"
            frame "asked for"
            press Up Enter
            wait 100ms
            expect "◉ Português"
            frame "chosen"
            """),
        Play(
            "Chosen in vain", state: "Not spoken",
            """
            focus language-fr
            press it
            expect not "could not be changed"
            wait 100ms
            expect "The language could not be changed"
            expect "◉ English"
            frame "refused"
            press it
            wait 4.9s
            expect not "No answer"
            wait 0.1s
            expect "No answer"
            expect "◉ English"
            frame "without an answer"
            """),
        Play(
            "The list comes", state: "Loading",
            """
            expect "Loading languages"
            wait 100ms
            expect "Português"
            frame "the choice is kept"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            wait 100ms
            expect "The languages could not be loaded"
            focus footer.retry
            frame "refused"
            press it
            expect call "LanguageSelector.loadLanguages()"
            expect "Loading languages"
            wait 100ms
            expect focus "language-de"
            frame "there"
            """),
        Play(
            "No answer", state: "Times out",
            """
            wait 4.9s
            expect "Loading languages"
            wait 100ms
            expect "Try again"
            """),
    ]
}
