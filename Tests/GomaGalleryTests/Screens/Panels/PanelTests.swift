import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// Panels beside a component: how they open and close, and that they keep their keys.
@MainActor
struct PanelTests {
    @Test(arguments: PanelKind.allCases, ["OutcomeItem", "TallOddsMatchCard", "Score"])
    func `the key that opens a panel closes it again`(kind: PanelKind, component: String) throws {
        let stage = try GalleryHarness(opening: component, hasTiles: true)
        let before = body(stage)

        for _ in 0..<2 {
            stage.type(String(kind.key))
            expect(stage.text, contains: GalleryWords.english.text(kind.title))
            expect(stage.events.last, is: "open panel: \(kind)")
            stage.type(String(kind.key))
            expect(body(stage), is: before)
            expect(stage.events.last, is: "close panel: \(kind)")
        }
    }

    @Test(
        arguments: PanelKind.allCases.flatMap { first in
            PanelKind.allCases.filter { $0 != first }.map { (first, $0) }
        })
    func `another panel's key opens that in place of the one that is open`(first: PanelKind, second: PanelKind) throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard")

        stage.type("\(first.key)\(second.key)")
        expect(stage.events.last, is: "open panel: \(second)")
        stage.type(String(second.key))

        expect(stage.events.last, is: "close panel: \(second)")
    }

    @Test func `a key typed into a panel's filter closes nothing`() throws {
        for kind in PanelKind.allCases {
            let stage = try GalleryHarness(opening: "TallOddsMatchCard")
            stage.press(.tab, .enter, .escape)
            stage.type("\(kind.key)/\(kind.key)q")

            expect(stage.events, lacks: "close panel: \(kind)", "\(kind)")
            #expect(!stage.hasQuit)
        }
    }

    @Test(arguments: [PanelKind.actions, .inspector, .usage])
    func `the key that begins a panel's filter is taken there, and goes to nobody else`(kind: PanelKind) throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard")
        stage.press(.tab, .enter, .escape)
        stage.type(String(kind.key))

        let isTaken = stage.window.send(.key(KeyEvent(.character("/"))))

        #expect(isTaken && stage.window.focusedView is TextField)
    }

    @Test(arguments: [PanelKind.controls, .inspector])
    func `where a panel's list is filtered the status line says that Esc shows all again`(kind: PanelKind) throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard")
        func status() -> String { stage.window.surface.rows.last ?? "" }
        stage.type("\(kind.key)/e")
        stage.press(.enter)
        expect(status(), contains: "Esc show all")
        expect(status(), lacks: "Esc close")

        stage.press(.escape)

        expect(status(), contains: "Esc close")
        expect(stage.events.last, isNot: "close panel: \(kind)")
    }

    @Test func `in the filter of the usage panel the status line says what Enter does with what is selected`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        func status() -> String { stage.window.surface.rows.last ?? "" }

        stage.type("u/marketoutcomesline")
        #expect(status().hasPrefix(" Enter open   Esc show all "))
        stage.type("zz")

        #expect(status().hasPrefix(" Esc show all "))
    }

    @Test func `a panel with nothing in it has the keys itself`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        stage.type("as")

        expect(stage.text, contains: "no call to save yet")
        stage.press(.tab, .enter, .escape)
        #expect(stage.window.focusedView is ListView)
    }

    @Test func `what is measured meanwhile leaves the selection among what a filter has found`() throws {
        let stage = try GalleryHarness(width: 100, height: 24, opening: "Price", registry: SampleRegistry.make())
        for key in [Key.character("u"), .character("/"), .character("e"), .down] {
            stage.window.send(.key(KeyEvent(key)))
            stage.window.update()
        }
        let views = stage.window.topController?.view.tree ?? []
        let list = try #require(views.compactMap { $0 as? GalleryListView }.first)
        let selected = list.selectedRow?.id
        expect(selected, is: list.shownRows[1].id)

        stage.services.idle.work { false }
        stage.window.update()

        expect(list.selectedRow?.id, is: selected)
        #expect(!stage.services.idle.isDone)
    }

    // MARK: Room

    @Test(arguments: PanelKind.allCases, [(80, 24), (60, 20), (63, 40), (40, 12)])
    func `in a small window the component stays in view beside the panel or above it`(
        kind: PanelKind, size: (Int, Int)
    ) throws {
        let stage = try GalleryHarness(width: size.0, height: size.1, opening: "OutcomeItem")
        stage.type(String(kind.key))
        let views = stage.window.topController?.view.tree ?? []
        let preview = views.compactMap { $0 as? PreviewView }.first
        let component = try #require(preview?.component)
        let panel = try #require(views.first { $0 is Panel })

        #expect(component.visibleRect.height >= min(4, (size.1 - 8) / 2))
        #expect(!component.visibleRect.intersects(panel.frame))
        #expect(panel.frame.height >= 4)
        expect(stage.text, contains: "Home")
        expect(stage.text, contains: GalleryWords.english.text(kind.title))
    }

    @Test func `the usage panel shows the code of another state as soon as that is on show`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let states = try stage.services.registry.component(named: "OutcomeItem").states
        func heading() -> String { stage.window.surface.rows.first { $0.contains(/Swift\s/) } ?? "" }
        stage.type("u")
        #expect(heading().contains(states[0].name) && !heading().contains(states[1].name))

        stage.type("]")

        expect(heading(), contains: states[1].name)
    }

    @Test func `a panel below the component stays while that has the keys`() throws {
        let stage = try GalleryHarness(width: 60, height: 20, opening: "OutcomeItem")
        stage.type("a")

        stage.press(.tab, .enter)

        expect(stage.text, contains: "┃✓    Home     ┃")
        #expect(stage.window.surface.rows[10].hasPrefix(" Controls Actions Inspector Usage  1"))
    }

    @Test func `only what is too low for two is all the panel's, until the component has the keys`() throws {
        let stage = try GalleryHarness(width: 60, height: 11, opening: "OutcomeItem")

        stage.type("c")
        expect(stage.text, lacks: "█     Home")
        expect(stage.text, contains: "Controls")
        stage.press(.tab)
        expect(stage.text, contains: "┃     Home")
        expect(stage.text, lacks: "Controls")
    }

    @Test func `from 64 columns on a panel stands beside the component, in fewer below it`() {
        let beside = PanelPlace(of: .controls, in: Rect(x: 0, y: 3, width: 64, height: 36))
        expect(beside.axis, is: .horizontal)
        expect(beside.component, is: Rect(x: 0, y: 3, width: 27, height: 36))
        expect(beside.line, is: Rect(x: 27, y: 3, width: 1, height: 36))
        expect(beside.panel, is: Rect(x: 28, y: 3, width: 36, height: 36))

        let below = PanelPlace(of: .controls, in: Rect(x: 0, y: 3, width: 63, height: 36))
        expect(below.axis, is: .vertical)
        expect(below.component, is: Rect(x: 0, y: 3, width: 63, height: 12))
        expect(below.panel, is: Rect(x: 0, y: 16, width: 63, height: 23))
    }

    nonisolated private static let squeezes = [[(100, 6)], [(20, 5)], [(1, 1)], [(100, 6), (20, 5), (1, 1), (40, 3)]]

    @Test(arguments: PanelKind.allCases, squeezes)
    func `after a time without room a panel has its selection and keys again`(
        kind: PanelKind, sizes: [(Int, Int)]
    ) throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard", hasTiles: true)
        stage.type(String(kind.key))
        stage.press(.down, .down)
        let before = (stage.text, stage.window.focusedView)

        for size in sizes { stage.resize(width: size.0, height: size.1) }
        stage.resize(width: 120, height: 40)

        expect(stage.text, is: before.0)
        #expect(stage.window.focusedView === before.1)
        stage.press(.down)
        #expect(kind == .actions || stage.text != before.0)
        stage.press(.escape)
        expect(stage.events.last, is: "close panel: \(kind)")
    }

    @Test(arguments: ScreenSweepTests.Place.allCases, squeezes)
    func `after a time without room every screen is as it was`(
        place: ScreenSweepTests.Place, sizes: [(Int, Int)]
    ) throws {
        let stage = try GalleryHarness(knowsColors: true)
        stage.router.choose(try stage.services.registry.component(named: "TallOddsMatchCard"), stateAt: 0)
        for step in place.path {
            for character in step {
                switch character {
                case "\n": stage.press(.enter)
                case "\u{10}": stage.window.send(.key(.control("p")))
                default: stage.type(String(character))
                }
            }
        }
        stage.resize(width: 119, height: 40)
        let before = (stage.window.surface.rows.dropLast(), stage.window.focusedView)

        for size in sizes { stage.resize(width: size.0, height: size.1) }
        stage.resize(width: 119, height: 40)

        expect(stage.window.surface.rows.dropLast(), is: before.0)
        #expect(stage.window.focusedView === before.1)
    }

    @Test(arguments: [PanelKind.controls, .inspector])
    func `keys that come while a panel has no room are still its own`(kind: PanelKind) throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard")
        stage.type(String(kind.key))

        stage.resize(width: 20, height: 5)
        stage.press(.left, .right, .down)
        stage.resize(width: 120, height: 40)
        stage.press(.escape)

        expect(stage.events.last, is: "close panel: \(kind)")
        #expect(!stage.events.contains { $0.hasPrefix("show state") })
    }

    /// All but the status line.
    private func body(_ stage: GalleryHarness) -> [String] { stage.window.surface.rows.dropLast() }
}
