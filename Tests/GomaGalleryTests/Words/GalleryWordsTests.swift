import Expectations
import GomaTestSupport
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The gallery in its owner's language, while components speak theirs.
@MainActor
struct GalleryWordsTests {
    nonisolated private static let places = ScreenSweepTests.Place.allCases.filter {
        ![.keys, .palette, .states, .choices].contains($0)
    }
    nonisolated private static let paths = places.map(\.path) + PanelKind.allCases.map { ["\n", String($0.key)] }

    private func stage(
        _ path: [String] = [], in language: Localization, width: Int = 120, height: Int = 40
    ) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: width, height: height, words: GalleryWords(language), knowsColors: true)
        stage.router.choose(try stage.services.registry.component(named: "BetDetailResultSummary"), stateAt: 0)
        for step in path {
            for character in step { character == "\n" ? stage.press(.enter) : stage.type(String(character)) }
        }
        return stage
    }

    /// The keys that the gallery itself answers on a screen, those of the component left out.
    private func sections(_ path: [String], in language: Localization) throws -> [KeySection] {
        let stage = try stage(path, in: language)
        let screen = try #require(stage.window.topController as? any GalleryScreenController)
        return Array(screen.keySections.dropLast(screen.componentSections.count))
    }

    @Test func `one is told in the singular, and in French nought is too`() {
        let words = GalleryWords(Localization.french)

        expect([0, 1, 2].map(words.components), is: ["0 composant", "1 composant", "2 composants"])
        expect([0, 1, 2].map(GalleryWords.english.components), is: ["0 components", "1 component", "2 components"])
        expect([1, 2].map(words.states), is: ["1 état", "2 états"])
    }

    @Test(arguments: [
        (Localization.french, ["Enter ouvrir", "/ filtrer", "? touches", "q quitter", "composants", "Nom", "États"]),
        (.portuguese, ["Enter abrir", "/ filtrar", "? teclas", "q sair", "componentes", "Nome", "Estados"]),
    ])
    func `the table speaks its owner's language`(language: Localization, words: [String]) throws {
        let text = try stage(in: language).text

        for word in words { expect(text, contains: word, "\(text)") }
        expect(text, lacks: "quit ")
        expect(text, lacks: "States")
    }

    @Test(arguments: [
        (
            Localization.french, ["Réglages", "valeurs", "Esc fermer"],
            ["Aperçu", "largeur suivante", "enregistrer l’état"]
        ),
        (
            .portuguese, ["Controlos", "valores", "Esc fechar"],
            ["Pré-visualização", "largura seguinte", "guardar o estado"]
        ),
    ])
    func `panels and the list of keys speak it, and the preview keeps its own`(
        language: Localization, inPanel: [String], inKeys: [String]
    ) throws {
        let stage = try stage(["\n", "c"], in: language, width: 200, height: 90)
        for word in inPanel + ["✓ Won"] { expect(stage.text, contains: word, "\(word): \(stage.text)") }

        stage.type("?")

        for word in inKeys { expect(stage.text, contains: word, "\(word): \(stage.text)") }
    }

    @Test func `the preview's language changes nothing of the gallery's, nor the other way round`() throws {
        let stage = try stage(["\n"], in: .french)

        stage.type("ll")

        expect(stage.services.places.preview.emulation.language, is: .portuguese)
        expect(stage.text, contains: "✓ Ganha")
        expect(stage.text, contains: "q quitter")
    }

    @Test func `messages speak it too`() throws {
        let stage = try stage(["\n"], in: .french)

        stage.type("Sz")

        expect(stage.text, contains: "rien à annuler dans cet état")
    }

    @Test(arguments: paths)
    func `no two commands of a place have the same name in any language`(path: [String]) throws {
        let english = try sections(path, in: .english)

        for language in [Localization.french, .portuguese] {
            let own = try sections(path, in: language)

            expect(own.map(\.keys.count), is: english.map(\.keys.count), "\(language.locale), \(path)")
            expect(Set(own.map(\.title)).count, is: Set(english.map(\.title)).count, "\(language.locale), \(path)")
        }
    }

    @Test(arguments: paths)
    func `nothing that keys do is said in English alone`(path: [String]) throws {
        let titles = try sections(path, in: .pseudo).flatMap { [$0.title] + $0.keys.map(\.title) }

        let plain = titles.filter { $0.allSatisfy(\.isASCII) }

        #expect(titles.count > 4)
        expect(plain, is: [], "\(path)")
    }

    @Test(arguments: [Localization.french, .portuguese], [(80, 24), (120, 40)])
    func `help and the way out are among the hints everywhere`(language: Localization, size: (Int, Int)) throws {
        let words = GalleryWords(language)
        for path in Self.paths where path != ["/out"] {
            let status = try stage(path, in: language, width: size.0, height: size.1).window.surface.rows.last ?? ""

            expect(status, contains: "? \(words.title(.keys))", "\(path): \(status)")
            expect(status, contains: "q \(words.title(.quit))", "\(path): \(status)")
        }
    }

    @Test(arguments: [Localization.english, .french, .portuguese, .pseudo])
    func `what a state is compared to is chosen from a list with each heading once`(language: Localization) throws {
        let words = GalleryWords(language)
        let stage = try stage(ScreenSweepTests.Place.choices.path, in: language)

        for heading in [LocalizationKey.galleryCompareTitle, .galleryStatesSection, .galleryThemesSection] {
            expect(stage.text.ranges(of: words.text(heading)).count, is: 1, "\(heading): \(stage.text)")
        }
        stage.press(.end)
        stage.press(.enter)
        expect(stage.text, lacks: words.text(.galleryCompareTitle))
    }

    @Test(arguments: [Localization.french, .portuguese])
    func `lists over the gallery open in every language`(language: Localization) throws {
        let states = try stage(ScreenSweepTests.Place.states.path, in: language)
        expect(
            states.text,
            contains: GalleryWords(language).text(.galleryStatesOf, ["component": "BetDetailResultSummary"]))

        let palette = try stage(["\n"], in: language)
        palette.window.send(.key(.control("p")))
        palette.window.update()
        expect(palette.text, contains: GalleryWords(language).text(.galleryCommands))
    }

    @Test(arguments: [Localization.french, .portuguese])
    func `the list of keys names a component's parts in the same language`(language: Localization) throws {
        let stage = try GalleryHarness(width: 120, height: 90, words: GalleryWords(language))
        stage.router.choose(try stage.services.registry.component(named: "TallOddsMatchCard"), stateAt: 0)
        stage.press(.enter)
        stage.type("?")

        expect(stage.text, contains: GalleryWords(language).text(.galleryBetweenParts))
        expect(stage.text, lacks: "Component ")
        expect(stage.text, lacks: "between its parts")
    }

    @Test func `a script is in English unless it says otherwise`() throws {
        func play(_ lines: String...) throws {
            let script = try PlayScript(parsing: lines.joined(separator: "\n"), name: "test")
            try PlayRunner(script, registry: .goma, scenes: GalleryScenes()).run()
        }

        try play("gallery", #"expect "q quit""#)
        try play("locale fr", "gallery", #"expect "q quit""#)
        try play("language fr", "gallery", #"expect "q quitter""#, #"expect not "q quit ""#)
    }
}
