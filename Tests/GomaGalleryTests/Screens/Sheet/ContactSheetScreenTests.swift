import Expectations
import Foundation
import GomaPictures
import GomaTestSupport
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// All states of a small component at once.
@MainActor
struct ContactSheetScreenTests {
    private func stage(width: Int = 60, height: Int = 14, state: Int = 0) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: width, height: height, opening: "Reel", state: state, registry: SampleRegistry.make())
        stage.type("A")
        return stage
    }

    /// The number of the selected tile, and of the first and the last whose names are in view.
    private func place(_ stage: GalleryHarness) -> [Int] {
        let rows = stage.window.surface.rows.dropFirst(2).dropLast()
        let numbers = rows.flatMap { $0.matches(of: /(?:^|\s)▌? ?(\d+)  [TB]/).compactMap { Int($0.1) } }
        let selected = rows.lazy.compactMap { $0.firstMatch(of: /▌ (\d+)/)?.1 }.first.flatMap { Int($0) }
        return [selected, numbers.min(), numbers.max()].compactMap(\.self)
    }

    private func press(_ keys: [Key], in stage: GalleryHarness) { for key in keys { stage.press(key) } }

    @Test func `tiles stand in rows and columns, each with its number and name`() throws {
        try expect(
            stage().difference(
                from: """
                      Reel  13 states
                    ────────────────────────────────────────────────────────────
                    ▌ 1  Turn 1               2  Turn 2                        ┃
                                                                               ┃
                       Reel                    Reel                            ┃
                       ☐ 1                     ☐ 2                             │
                                                                               │
                      3  Turn 3               4  Turn 4                        │
                                                                               │
                       Reel                    Reel                            │
                       ☐ 3                     ☐ 4                             │
                                                                               │
                      5  Turn 5               6  Turn 6                        │
                     Enter go to it   Esc back   ? keys   q quit      Goma Dark
                    """), is: [])
    }

    @Test func `columns for which there is no room are not told, in a window of another width either`() throws {
        let stage = try stage(width: 100)
        stage.press(.escape)
        stage.services.places.preview.width = .columns(120)

        stage.type("A")
        expect(stage.window.surface.rows.last?.contains("95 columns"), is: true, "\(stage.text)")
        stage.resize(width: 110, height: 14)

        expect(stage.window.surface.rows.last?.contains("105 columns"), is: true, "\(stage.text)")
    }

    @Test func `the state that was on show is in view from the start`() throws {
        try expect(
            stage(state: 10).difference(
                from: """
                      Reel  13 states
                    ────────────────────────────────────────────────────────────
                                                                               │
                      9  Turn 9               10  Turn 10                      │
                                                                               │
                       Reel                    Reel                            │
                       ☐ 9                     ☐ 10                            │
                                                                               │
                    ▌ 11  Turn 11             12  Turn 12                      ┃
                                                                               ┃
                       Reel                    Reel                            ┃
                       ☐ 11                    ☐ 12                            │
                                                                               │
                     Enter go to it   Esc back   ? keys   q quit      Goma Dark
                    """), is: [])
    }

    @Test(
        arguments: [
            ([], [1, 1, 6]), ([.right], [2, 1, 6]), ([.right, .right], [3, 1, 6]), ([.left], [1, 1, 6]),
            ([.up], [1, 1, 6]),
            ([.down], [3, 1, 6]), ([.down, .down], [5, 3, 6]), ([.down, .down, .down], [7, 5, 8]),
            ([.down, .right, .up], [2, 1, 6]),
            ([.end], [13, 11, 13]), ([.end, .right], [13, 11, 13]), ([.end, .down], [13, 11, 13]),
            ([.end, .left], [12, 11, 13]),
            ([.end, .up], [11, 11, 13]), ([.end, .up, .up], [9, 9, 13]), ([.end, .home], [1, 1, 6]),
            ([.pageDown], [5, 5, 10]),
            ([.pageDown, .pageDown], [9, 9, 13]), ([.pageDown, .pageDown, .pageDown], [11, 11, 13]),
            ([.pageDown, .pageDown, .pageDown, .pageDown], [13, 11, 13]), ([.end, .pageUp], [7, 7, 10]),
            ([.end, .pageUp, .pageUp, .pageUp, .pageUp], [1, 1, 6]),
            ([.right, .down, .down, .down, .down, .down], [12, 9, 12]),
            ([.right, .down, .down, .down, .down, .down, .down], [13, 11, 13]),
        ] as [([Key], [Int])])
    func `the selection goes by tiles, rows and pages, stops at both ends, and is in view`(keys: [Key], place: [Int])
        throws
    {
        let stage = try stage()

        press(keys, in: stage)

        expect(self.place(stage), is: place)
    }

    @Test(arguments: [(40, [7, 6, 7]), (60, [7, 5, 8]), (100, [7, 5, 13]), (150, [7, 1, 13])])
    func `after a resize the selected tile is still in view`(width: Int, place: [Int]) throws {
        let stage = try stage(state: 6)

        stage.resize(width: width, height: 14)

        expect(self.place(stage), is: place)
    }

    @Test func `in a window of fewer rows the selected tile is still in view`() throws {
        let stage = try stage(height: 30, state: 8)

        stage.resize(width: 60, height: 14)

        expect(self.place(stage), is: [9, 7, 10])
    }

    @Test(arguments: [
        (2, 2, "select state: Turn 1", 0), (30, 4, "select state: Turn 2", 1), (5, 9, "select state: Turn 3", 2),
        (55, 4, "open contact sheet: test:Reel", 0),
    ])
    func `a click selects the tile that is there`(x: Int, y: Int, event: String, state: Int) throws {
        let stage = try stage()
        stage.press(.right)
        stage.press(.left)
        let before = stage.events.count

        stage.click(x: x, y: y)

        if state == 0, x == 2 {
            expect(stage.events.last, is: "show state: test:Reel Turn 1")
        } else if state > 0 {
            expect(stage.events.last, is: event)
        } else {
            expect(stage.events.count, is: before)
        }
    }

    @Test(arguments: [(MouseEvent.Action.wheelDown, 1, [3, 4]), (.wheelUp, 1, [1, 2]), (.wheelDown, 20, [11, 12])])
    func `the wheel scrolls and leaves the selection`(action: MouseEvent.Action, times: Int, first: [Int]) throws {
        let stage = try stage()

        for _ in 0..<times { stage.window.send(.mouse(MouseEvent(action, at: Point(x: 5, y: 5)))) }
        stage.window.update()

        let rows = stage.window.surface.rows.dropFirst(2).dropLast()
        let numbers = rows.flatMap { $0.matches(of: /(?:^|\s)▌? ?(\d+)  [TB]/).compactMap { Int($0.1) } }
        expect(Array(numbers.prefix(2)), is: first)
        stage.press(.enter)
        expect(stage.events.last, is: "show state: test:Reel Turn 1")
    }

    @Test func `a list finds a state by its name, and selects it`() throws {
        let stage = try stage()

        stage.type("/11")
        stage.press(.enter)

        expect(place(stage).first, is: 11)
        stage.press(.enter)
        expect(stage.events.last, is: "show state: test:Reel Turn 11")
    }

    @Test func `keys of a component's own screen say where they work`() throws {
        for key in [KeyEvent(.tab), .space, KeyEvent(.character("c"))] {
            let stage = try stage(width: 100)
            stage.window.send(.key(key))
            stage.update()
            expect(stage.text, contains: "on its own screen: Enter goes to it", "\(key)")
        }
    }

    @Test func `a key that the screen answers is taken, and one that it does not know is left to others`() throws {
        let stage = try stage()

        #expect(stage.window.send(.key(KeyEvent(.character("t")))))
        #expect(!stage.window.send(.key(KeyEvent(.character("ö")))))
    }

    @Test func `Enter goes to the selected state, and Esc back to the one that was on show`() throws {
        let (entered, left) = (try stage(), try stage())
        for stage in [entered, left] { press([.down, .right], in: stage) }

        entered.press(.enter)
        left.press(.escape)

        let reel = try entered.services.registry.component(named: "Reel")
        expect(entered.services.places[reel], is: 3)
        expect(entered.window.surface.rows[5], is: "   ☐ 4")
        expect(left.services.places[reel], is: 0)
        expect(left.events.last, is: "close contact sheet")
    }

    @Test func `a file's state is shown in place of the component's own, and as it is read again`() throws {
        let stage = try GalleryHarness(width: 60, height: 14, registry: SampleRegistry.make())
        let reel = try stage.services.registry.component(named: "Reel")
        func file(_ count: Int) throws -> GivenState {
            GivenState(file: "mine.yaml", data: try JSONEncoder().encode(SampleDisplayState("Reel", count: count)))
        }
        stage.router.open(reel, stateAt: 0, in: try file(77))
        stage.update()

        stage.type("A")
        expect(stage.text, contains: "☐ 77")
        expect(stage.text, contains: "☐ 2")
        stage.router.show(try file(88), of: reel, stateAt: 0)
        stage.update()

        expect(stage.text, contains: "☐ 88")
        expect(stage.text, lacks: "☐ 77")
    }

    private enum Wide: SampleEntry {
        static let name = "Wide"
        static let category = Category.status
        static let summary = "Has thirty columns."
        static let defaultWidth = 30
    }

    @Test(
        arguments: [
            (60, 20, nil, 20), (61, 20, nil, 16), (64, 20, nil, 17), (49, 20, nil, 20), (25, 20, nil, 20),
            (24, 20, nil, 19),
            (21, 20, nil, 16), (20, 20, nil, 15), (1, 20, nil, 1), (84, 30, nil, 30), (85, 30, nil, 24),
            (100, 30, nil, 29),
            (60, 20, .columns(32), 32), (30, 20, .columns(32), 25), (60, 30, .columns(8), 8), (60, 20, .fit, 55),
            (3, 20, .fit, 1),
        ] as [(Int, Int, PreviewWidth?, Int)])
    func `each state is offered its own columns, or a little less where one more tile then fits`(
        width: Int, own: Int, setting: PreviewWidth?, offered: Int
    ) throws {
        let component =
            own == 30
            ? ComponentDescriptor(Wide.self, namespace: "test") : try SampleRegistry.make().component(named: "Reel")
        let services = GalleryServices(
            registry: try SampleRegistry.make(), themes: ThemeSelection(try SampleThemes.dark),
            environment: ViewEnvironment.simulated())
        services.places.preview.width = setting ?? .standard
        let grid = TileGridView()
        grid.frame = Rect(x: 0, y: 0, width: width, height: 10)

        grid.show(TilesContent(component, services: services), selected: 0, isNew: true)

        expect(component.defaultWidth, is: own)
        expect(grid.offeredColumns, is: offered)
    }

    @Test func `in one column the tiles are laid out below each other`() throws {
        let registry = try SampleRegistry.make()
        let services = GalleryServices(
            registry: registry, themes: ThemeSelection(try SampleThemes.dark), environment: ViewEnvironment.simulated())
        let grid = TileGridView()
        grid.frame = Rect(x: 0, y: 0, width: 1, height: 10)

        grid.show(
            TilesContent(try registry.component(named: "Reel"), services: services), selected: 0, isNew: true)
        grid.layoutIfNeeded()

        expect(grid.columnStarts, is: [PreviewBlock.margin.left])
    }
}
