import Expectations
import GomaCatalog
import GomaTestSupport
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct DifferencesPresenterTests {
    @Test func `the state on show is compared with the one before it, in the words of the review`() throws {
        let bench = try PreviewHarness()
        bench.services.places[bench.component] = 1

        _ = bench.makeDifferences()

        let shown = try #require(bench.difference)
        let words = DifferenceInWords(
            from: PartedPicture(bench.component, stateAt: 0), to: PartedPicture(bench.component, stateAt: 1))
        #expect(shown.names == ("Normal unselected", "Normal selected"))
        expect(shown.sentences, is: words.sentences)
        expect(shown.count, is: words.marksBefore.union(words.marksAfter).count)
        #expect(!shown.isShowingBefore)
    }

    @Test func `it is compared with the one that was looked at before, wherever that stands`() throws {
        let bench = try PreviewHarness()
        let states = bench.component.states
        for index in [5, 2] { bench.services.places[bench.component] = index }

        _ = bench.makeDifferences()

        #expect(try #require(bench.difference).names == (states[5].name, states[2].name))
    }

    @Test func `what has been edited in a state is compared too`() throws {
        let bench = try PreviewHarness()
        let state = try JSONValue(try #require(try bench.component.stateData(at: 0)))
        let edited = state.replacing([.key("title")], with: .string("Elsewhere"))
        bench.services.edits.begin(with: state, given: nil, of: bench.component, stateAt: 0)
        bench.services.edits.add(
            StateEdit(path: [.key("title")], old: .string("Home"), new: .string("Elsewhere")), running: edited,
            of: bench.component, stateAt: 0)

        _ = bench.makeDifferences()

        let shown = try #require(bench.difference)
        #expect(shown.picture.rows.contains { $0.contains("Elsewhere") })
        #expect(shown.sentences.contains { $0.contains("→ \"Elsewhere\"") }, "\(shown.sentences)")
    }

    @Test func `what differs is marked and nothing else is`() throws {
        let bench = try PreviewHarness()
        bench.services.places[bench.component] = 4
        let presenter = bench.makeDifferences()
        let plain = try Picture(bench.component, stateAt: 4, options: RenderOptions()).surface

        let shown = try #require(bench.difference?.picture)
        let marked = plain.bounds.places.filter {
            shown[$0.x, $0.y].attributes != plain[$0.x, $0.y].attributes
        }

        expect(
            Set(marked),
            is: DifferenceInWords(
                from: PartedPicture(bench.component, stateAt: 0),
                to: PartedPicture(bench.component, stateAt: 4)
            ).marksAfter)
        #expect(!marked.isEmpty && marked.count < plain.bounds.places.count)
        presenter.flip()
        expect(bench.difference?.isShowingBefore, is: true)
        expect(bench.lastEvent, is: "flip: before")
    }

    @Test func `brackets go round through states and themes`() throws {
        let bench = try PreviewHarness()
        let presenter = bench.makeDifferences()
        let count = presenter.choices.count { !$0.isHeading }
        let first = try #require(bench.difference?.names.before)
        var seen: [String] = []

        for _ in 0..<count {
            seen.append(try #require(bench.difference?.names.before))
            presenter.step(by: 1)
        }

        expect(Set(seen).count, is: count)
        expect(count, is: bench.component.states.count - 1 + ThemeLibrary.embedded.names.count - 1)
        expect(bench.difference?.names.before, is: first)
        presenter.step(by: -1)
        #expect(try #require(bench.difference).names == ("Goma Monochrome", "Goma Dark"))
    }

    @Test func `a theme is compared in its colours, and the sentences name the roles`() throws {
        let bench = try PreviewHarness()
        let presenter = bench.makeDifferences()
        let row = try #require(presenter.choices.first { $0.text == "Goma Light" })

        presenter.choose(row)
        presenter.flip()

        let shown = try #require(bench.difference)
        let light = try ThemeLibrary.embedded.theme(named: "goma-light")
        let surface = try Picture(bench.component, stateAt: 0, options: RenderOptions()).surface
        expect(shown.colors, is: EmulatedColors(light, depth: .direct))
        expect(
            shown.sentences, is: ThemeDifference.sentences(in: surface, from: light, to: bench.services.themes.current))
        #expect(shown.count > 0)
    }

    @Test func `the picture is as wide as the settings say, and as the room where they say nothing else`() throws {
        let bench = try PreviewHarness("TallOddsMatchCard")
        let presenter = bench.makeDifferences()
        func width() -> Int? { bench.difference?.picture.size.width }
        expect(width(), is: bench.component.defaultWidth)

        let first = bench.differenceCount
        presenter.roomChanged()
        expect(bench.differenceCount, is: first)
        bench.room = 38
        presenter.roomChanged()
        expect(width(), is: 38)
        presenter.settings.changeWidth(by: 2)
        expect(width(), is: 40)
        presenter.settings.showPreviousWidth()
        presenter.settings.showPreviousWidth()
        presenter.settings.showPreviousWidth()

        expect(bench.services.places.preview.width, is: .fit)
        expect(width(), is: 38)
        expect(bench.difference?.hasRuler, is: true)
    }

    @Test(arguments: [PreviewWidth.standard, .fit])
    func `in a room of one column the picture has one`(width: PreviewWidth) throws {
        let bench = try PreviewHarness("TallOddsMatchCard")
        bench.services.places.preview.width = width
        bench.room = 1

        _ = bench.makeDifferences()

        expect(bench.difference?.picture.size.width, is: 1)
    }

    private enum Lone: SampleEntry {
        static let name = "Lone"
        static let category = Category.status
        static let summary = "Has the blank state alone."
        static let variants: [Variant<SampleDisplayState>] = []
    }

    @Test(arguments: [-1, 1])
    func `where there is nothing to compare with, brackets do nothing`(step: Int) throws {
        let services = GalleryServices(
            registry: try SampleRegistry.make(),
            themes: ThemeSelection(try SampleThemes.dark, library: ThemeLibrary([])),
            environment: ViewEnvironment.simulated())
        let presenter = DifferencesPresenter(
            ComponentDescriptor(Lone.self, namespace: "test"), services: services,
            router: GalleryRouter(services: services) {})

        presenter.step(by: step)

        expectEmpty(presenter.choices)
        expectEmpty(services.eventLog.events)
    }

    @Test func `in ASCII a border is a border and no text`() throws {
        let bench = try PreviewHarness()
        bench.services.places[bench.component] = 1
        let presenter = bench.makeDifferences()

        presenter.settings.switchGlyphs()

        let sentences = try #require(bench.difference?.sentences)
        expect(sentences, contains: "border: on backgroundOdds → on highlightPrimary")
        #expect(!sentences.contains { $0.contains("--") })
    }

    @Test func `in another language the texts that differ are of that language`() throws {
        let bench = try PreviewHarness("BetDetailResultSummary", state: 0)
        bench.services.places[bench.component] = 1
        let presenter = bench.makeDifferences()

        presenter.settings.selectNextLanguage()

        expect(bench.difference?.sentences.contains { $0.contains("Gagné") }, is: true)
    }
}

extension Rect {
    fileprivate var places: [Point] {
        (minY..<maxY).flatMap { y in (minX..<maxX).map { Point(x: $0, y: y) } }
    }
}
