import Expectations
import GomaKit
import GomaCatalog
import Testing

/// Languages as data, of the library and of packages outside it.
@MainActor
struct LanguageFileTests {
    private static let tide = LocalizationKey("acme.tide", english: "High tide at {time}", in: files)
    private static let ebb = LocalizationKey("acme.ebb", english: "Ebb", in: files)

    private nonisolated static let files = [
        (try? LanguageFile(
            parsing: """
                locale: pt
                texts:
                  Tide: {acme.tide: "Maré alta às {time}"}
                """, file: "pt.yaml"))
    ].compactMap(\.self)

    private static let french = """
        locale: fr
        name: Français
        decimal: ","
        grouping: " "
        texts:
          BetslipHeader: {joinNow: S’inscrire}
          Tide: {acme.ebb: Jusant}
        """

    @Test func `a package outside brings its own texts in languages of the library`() {
        let portuguese = ViewEnvironment(localization: Localization.portuguese)

        expect(portuguese.text(Self.tide, ["time": "12:05"]), is: "Maré alta às 12:05")
        expect(portuguese.text(Self.ebb), is: "Ebb")
        expect(ViewEnvironment().text(Self.tide, ["time": "12:05"]), is: "High tide at 12:05")
    }

    @Test func `a package outside brings a language of its own`() throws {
        let french = Localization(try LanguageFile(parsing: Self.french, file: "fr.yaml"))
        let environment = ViewEnvironment(localization: french)

        expect(french.locale, is: "fr")
        expect(french.name, is: "Français")
        expect(environment.text(.joinNow), is: "S’inscrire")
        expect(environment.text(.logIn), is: "Log in")
        expect(environment.text(Self.ebb), is: "Jusant")
        expect(environment.money.string(Money(1250, "€")), is: "€ 1 250,00")
    }

    @Test func `a file that says no more than its locale is called by it, and writes numbers as English does`() throws {
        let file = try LanguageFile(parsing: "locale: is\ntexts: {}", file: "is.yaml")

        expect([file.name, file.decimalSeparator, file.groupingSeparator], is: ["is", ".", ","])
        expectEmpty(Localization(file).examples)
    }

    @Test(arguments: [
        ("decimal: ','", [",", "."]), ("decimal: '.'", [".", ","]), ("grouping: '.'", [",", "."]),
        ("grouping: ' '", [".", " "]),
    ])
    func `a file that says one sign of numbers has another for the other`(line: String, signs: [String]) throws {
        let file = try LanguageFile(parsing: "locale: is\n\(line)\ntexts: {}", file: "is.yaml")

        expect([file.decimalSeparator, file.groupingSeparator], is: signs)
    }

    @Test(arguments: [
        ("", ["0 tides", "1 tide", "2 tides"]), ("singular: [0, 1]", ["0 tide", "1 tide", "2 tides"]),
        ("singular: []", ["0 tides", "1 tides", "2 tides"]),
    ])
    func `a file says which counts go with the singular`(line: String, counts: [String]) throws {
        let texts = #"texts: {Tide: {acme.oneTide: "{count} tide", acme.tides: "{count} tides"}}"#
        let language = Localization(try LanguageFile(parsing: "locale: is\n\(line)\n\(texts)", file: "is.yaml"))

        expect([0, 1, 2].map { language.counted($0, Self.oneTide, Self.tides) }, is: counts)
        expect([0, 1, 2].map { LanguageSwitch(language).counted($0, Self.oneTide, Self.tides) }, is: counts)
    }

    private static let oneTide = LocalizationKey("acme.oneTide", english: "{count} tide")
    private static let tides = LocalizationKey("acme.tides", counted: "{count} tides")

    private static func counting(_ locale: String, _ tides: String) throws -> LanguageFile {
        try LanguageFile(
            parsing: """
                locale: \(locale)
                texts:
                  Tide:
                    acme.oneTide: "{count} pływ"
                    acme.tides: \(tides)
                """, file: "\(locale).yaml")
    }

    @Test func `a file has a form of a word for each kind of counts that its language tells apart`() throws {
        let file = try Self.counting("pl", #"{few: "{count} pływy", many: "{count} pływów"}"#)
        let words = ["0 pływów", "1 pływ", "2 pływy", "5 pływów", "12 pływów", "21 pływów", "22 pływy"]
        let brought = LocalizationKey("acme.tides", counted: "{count} tides", in: [file])
        let bare = Localization(try LanguageFile(parsing: "{locale: pl, texts: {}}", file: "own.yaml"))

        func said(by language: some LocalizationProvider) -> [String] {
            [0, 1, 2, 5, 12, 21, 22].map { language.counted($0, Self.oneTide, Self.tides) }
        }
        expect(said(by: Localization(file)), is: words)
        expect(said(by: LanguageSwitch(Localization(file))), is: words)
        expect(bare.counted(3, Self.oneTide, brought), is: "3 pływy")
        expect(file.problems(with: [Self.oneTide, Self.tides]), is: [])
    }

    @Test func `a form that is missing is the one called other, and in English where that is missing too`() throws {
        let some = Localization(try Self.counting("ru", #"{few: , other: "{count} прилива"}"#))
        let none = Localization(try LanguageFile(parsing: "{locale: ru, texts: {}}", file: "ru.yaml"))

        expect([1, 21, 3].map { some.counted($0, Self.oneTide, Self.tides) }, is: ["1 pływ", "21 pływ", "3 прилива"])
        expect([1, 21, 3].map { none.counted($0, Self.oneTide, Self.tides) }, is: ["1 tide", "21 tides", "3 tides"])
        expect(some.string(Self.tides), is: "{count} прилива")
    }

    @Test func `a value called count is the number as it is to be written`() {
        let words = Localization.english.counted(2000, Self.oneTide, Self.tides, ["count": "2,000"])

        expect(words, is: "2,000 tides")
    }

    @Test func `an environment counts as its language does, and puts in other values as they are`() {
        let (one, many) = (
            LocalizationKey("acme.oneTideOf", english: "{count} tide of {day}"),
            LocalizationKey("acme.tidesOf", counted: "{count} tides of {day}")
        )

        let words = [1, 2000].map { ViewEnvironment().counted($0, one, many, ["day": "{count}", "count": "x"]) }

        expect(words, is: ["1 tide of {count}", "2,000 tides of {count}"])
    }

    private nonisolated static let misfits: [(locale: String, tides: String, problems: [String])] = [
        (
            "pl", #""{count} pływów""#,
            [
                #"pl: has the form "other" of "acme.tides", which no count needs"#,
                #"pl: lacks the form "few" of "acme.tides": {count} tides"#,
                #"pl: lacks the form "many" of "acme.tides": {count} tides"#,
            ]
        ),
        (
            "cs", #"{one: "{count} a", few: "{n} b", fews: "{count} c"}"#,
            [
                #"cs: has the form "fews" of "acme.tides", which no count needs"#,
                #"cs: has the form "one" of "acme.tides", which no count needs"#,
                #"cs: lacks "acme.tides": {count} tides"#,
                #"cs: the form "few" of "acme.tides" has {n} where English has {count}"#,
            ]
        ),
        ("es", #"{other: "{count} b"}"#, []),
        (
            "es", #"{few: "{count} a", other: "{count} b"}"#,
            [#"es: has the form "few" of "acme.tides", which no count needs"#]
        ),
        ("he", #"{two: "a", other: "{count} b"}"#, []),
        (
            "sl", #"{two: "a", few: "{count} b", other: "{count} c"}"#,
            [#"sl: the form "two" of "acme.tides" has none where English has {count}"#]
        ),
    ]

    @Test(arguments: misfits)
    func `forms that a word lacks, and those that no count needs, are told`(
        misfit: (locale: String, tides: String, problems: [String])
    ) throws {
        let file = try Self.counting(misfit.locale, misfit.tides)

        expect(file.problems(with: [Self.oneTide, Self.tides]), is: misfit.problems)
    }

    @Test func `forms of a text that is not counted, and a singular that CLDR says, are told`() throws {
        let file = try LanguageFile(
            parsing: "{locale: pl, singular: [1], texts: {Tide: {acme.ebb: {few: Odpływy, other: Odpływ}}}}",
            file: "pl.yaml")

        expect(
            file.problems(with: [Self.ebb]),
            is: [
                #"pl: has "singular", which CLDR's rules say of this language"#,
                #"pl: has the form "few" of "acme.ebb", which no count needs"#,
            ])
    }

    @Test func `a provider of somebody's own counts as the language of its name does`() {
        struct Own: LocalizationProvider {
            let locale: String
            let decimalSeparator = "."
            let groupingSeparator = ","

            func string(_ key: LocalizationKey) -> String { key.english }
        }

        func said(in locale: String) -> [String] {
            [0, 1, 2, 21].map { Own(locale: locale).counted($0, Self.oneTide, Self.tides) }
        }
        expect(said(in: "fr"), is: ["0 tide", "1 tide", "2 tides", "21 tides"])
        expect(said(in: "is"), is: ["0 tides", "1 tide", "2 tides", "21 tides"])
        expect(said(in: "ru"), is: ["0 tides", "1 tide", "2 tides", "21 tide"])
    }

    @Test func `braces in a value are a part of it, and a name that has no value stays`() {
        let environment = ViewEnvironment()
        let key = LocalizationKey("acme.score", english: "{home} beats {away} by {goals}, {when}{")

        expect(
            environment.text(key, ["home": "{away}", "away": "{home} B", "goals": "2"]),
            is: "{away} beats {home} B by 2, {when}{")
    }

    @Test func `a text is what the language has, else what its own package has in it, else English`() throws {
        let brought = [
            try LanguageFile(parsing: "{locale: pt, texts: {Tide: {acme.tide: Maré}}}", file: "pt.yaml"),
            try LanguageFile(
                parsing: "{locale: fr, texts: {Tide: {acme.tide: Marée, acme.moon: Lune}}}", file: "fr.yaml"),
        ]
        let tide = LocalizationKey("acme.tide", english: "Tide", in: brought)
        let moon = LocalizationKey("acme.moon", english: "Moon", in: brought)
        let own = Localization(
            try LanguageFile(parsing: "{locale: fr, texts: {Tide: {acme.tide: La marée}}}", file: "own.yaml"))

        expect([tide, moon].map { own.string($0) }, is: ["La marée", "Lune"])
        expect([tide, moon].map { Localization.french.string($0) }, is: ["Marée", "Lune"])
        expect([tide, moon].map { Localization.portuguese.string($0) }, is: ["Maré", "Moon"])
    }

    @Test func `what does not fit the declared texts is told in sentences`() throws {
        let file = try LanguageFile(
            parsing: """
                locale: fr
                texts:
                  Tide: {acme.tide: "Marée à {heure}", acme.moon: Lune, acme.day: "{day2} {hour}", acme.night: "{month}"}
                """, file: "fr.yaml")
        let day = LocalizationKey("acme.day", english: "{month} {day}", values: ["month", "day", "day2"])
        let night = LocalizationKey("acme.night", english: "{day}", values: ["month", "day"])

        expect(
            file.problems(with: [Self.tide, Self.ebb, day, night]),
            is: [
                #"fr: "acme.day" has {day2} {hour} where English has {day} {month}"#,
                #"fr: "acme.tide" has {heure} where English has {time}"#,
                #"fr: has "acme.moon", which nobody declares"#,
                #"fr: lacks "acme.ebb": Ebb"#,
            ])
    }

    @Test func `a text with nothing behind its name is still to be written, and in English until then`() throws {
        let file = try LanguageFile(
            parsing: "{locale: fr, texts: {Tide: {acme.ebb: , acme.tide: ''}}}", file: "fr.yaml")

        expect(Localization(file).string(Self.ebb), is: "Ebb")
        expectEmpty(Localization(file).string(Self.tide))
        expect(file.problems(with: [Self.ebb]), contains: #"fr: lacks "acme.ebb": Ebb"#)
    }

    @Test(arguments: [
        ("texts: {}", "fr.yaml: is not a file of texts: locale: is missing"),
        ("locale: fr\ntexts: [a]", "fr.yaml: is not a file of texts: texts: "),
        ("locale: fr\ntexts: {A: {x: [a]}}", "fr.yaml: is not a file of texts: texts.A.x: wants "),
        ("locale: fr\ntexts: {}\nsingular: 1", "fr.yaml: is not a file of texts: singular: wants a list"),
        (
            "locale: fr\ntexts: {}\nsingular: [0, one]",
            "fr.yaml: is not a file of texts: singular[1]: wants a whole number"
        ),
        ("locale: fr\ntexts:\n  A: {x: 1}\n  B: {x: 2}", #"fr.yaml: has the text "x" twice; write it once"#),
        ("locale: fr\ntexts:\n  A: {x: [", "fr.yaml: is not a file of texts: "),
        (
            "locale: fr\ndecimal: ','\ngrouping: ','\ntexts: {}",
            #"fr.yaml: is not a file of texts: "decimal" is "," and "grouping" ","; two signs have to tell"#
        ),
    ])
    func `a file that cannot be read says why`(yaml: String, words: String) {
        let error = #expect(throws: LanguageError.self) { try LanguageFile(parsing: yaml, file: "fr.yaml") }

        #expect(error?.description.hasPrefix(words) ?? false, "\(error?.description ?? "")")
    }

    @Test func `a language at hand is found by its name`() {
        expect(Localization(rawValue: "pt"), is: .portuguese)
        expect(Localization(rawValue: "en-XA"), is: .pseudo)
        expect(Localization(rawValue: "xx"), is: nil)
    }

    @Test func `the pseudo-language accents and lengthens, and leaves the places for values`() {
        let pseudo = ViewEnvironment(localization: Localization.pseudo)

        expect(pseudo.text(.cashOut), is: "[Ĉåšĥ ôûţ ···]")
        expect(pseudo.text(.betPlaced, ["amount": "XAF 100.00"]), is: "[Ɓéţ ôƒ XAF 100.00 þļåĉéđ ··· ···]")
        expect(pseudo.money.string(Money(1250, "€")), is: "€ 1,250.00")
    }
}
