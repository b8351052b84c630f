import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// Other states beside the one on show.
@MainActor
struct BesideTilesTests {
    private func stage(
        _ component: String = "TallOddsMatchCard", _ width: Int = 120, _ height: Int = 40, state: Int = 0
    ) throws -> GalleryHarness {
        try GalleryHarness(width: width, height: height, opening: component, state: state, hasTiles: true)
    }

    /// The captions on show, in the order of rows.
    private func captions(_ stage: GalleryHarness) -> [Int] {
        stage.window.surface.rows.dropFirst(3).dropLast().flatMap { row in
            row.matches(of: /(?:^|\s{2})(\d+)  [A-Z]/).compactMap { Int($0.1) }
        }
    }

    @Test func `from 120 by 40 on other states stand beside and below the one on show, which comes first`() throws {
        let near = captions(try stage())
        expect(near, is: [1, 2])
        expect(captions(try stage("TallOddsMatchCard", 200, 60)), is: Array(1...12))
        expectEmpty(captions(try stage("TallOddsMatchCard", 119, 40)))
        expectEmpty(captions(try stage("TallOddsMatchCard", 120, 39)))
    }

    @Test func `the one on show has the columns that it has alone, the others fewer`() throws {
        let stage = try stage()

        expect(stage.text, contains: "64 columns")
        let tile = try #require(tiles(in: stage).first)
        expect(tile.frame.width, is: 52)
    }

    @Test func `keys go through the tiles, and what is not on show keeps its place`() throws {
        let stage = try stage("TallOddsMatchCard", 200, 60)
        let before = Dictionary(uniqueKeysWithValues: tiles(in: stage).map { ($0.accessibilityText, $0.frame) })

        stage.type("]")

        expect(captions(stage).first, is: 2)
        let after = Dictionary(uniqueKeysWithValues: tiles(in: stage).map { ($0.accessibilityText, $0.frame) })
        expect(before.count, is: 11)
        expect(after.count, is: 11)
        expect(after["1  Pre-match"], is: before["2  Pre-match three lines"])
        for (name, frame) in after where name != "1  Pre-match" { expect(before[name], is: frame) }
    }

    @Test func `going on turns the page, and the next state is always there`() throws {
        let stage = try stage()
        let count = try stage.services.registry.component(named: "TallOddsMatchCard").states.count

        for state in 1..<count {
            #expect(captions(stage).min() ?? 0 <= state)
            expect(captions(stage), contains: state)
            expect(captions(stage), contains: state + 1)
            stage.type("]")
        }
    }

    @Test func `a click on a tile chooses its state, and one beside it nothing`() throws {
        let stage = try stage()

        stage.click(x: 80, y: 8)
        expect(stage.events.last, is: "show state: goma:TallOddsMatchCard Pre-match three lines")
        stage.click(x: 30, y: 16)

        expect(
            stage.events.filter { $0.hasPrefix("show state") },
            is: ["show state: goma:TallOddsMatchCard Pre-match three lines"])
    }

    @Test func `time goes for the tiles, and what they do by themselves is told to nobody`() throws {
        let stage = try stage("OutcomeItem")
        expect(stage.text, contains: "1.95 ▲")

        stage.services.environment.scheduler.advance(by: .seconds(4))
        stage.press(.down)

        expect(stage.text, lacks: "1.95 ▲")
        expectEmpty(stage.services.environment.actionLog.actions)
    }

    @Test func `Tab stays in the state on show, and what is done there is done there alone`() throws {
        let stage = try stage("OutcomeItem")
        let marks = stage.text.matches(of: /✓/).count

        stage.press(.tab, .enter, .tab, .tab, .escape)

        expect(stage.text.matches(of: /✓/).count, is: marks + 1)
    }

    @Test func `an edited state shows its edits in its tile too`() throws {
        let stage = try stage("OutcomeItem")
        let component = try stage.services.registry.component(named: "OutcomeItem")
        stage.services.edits.begin(with: try state(of: component), given: nil, of: component, stateAt: 0)
        let edited = try state(of: component).replacing([.key("title")], with: .string("Elsewhere"))
        stage.services.edits.add(
            StateEdit(path: [.key("title")], old: .string("Home"), new: .string("Elsewhere")), running: edited,
            of: component, stateAt: 0)

        stage.type("]")

        expect(stage.text, contains: "Elsewhere")
    }

    private func state(of component: ComponentDescriptor) throws -> JSONValue {
        try JSONValue(try #require(try component.stateData(at: 0, in: Localization.english)))
    }

    @Test func `a component that waits is handed out once, and made anew where its state has been edited`() throws {
        let stage = try stage("PillItem")
        let component = try stage.services.registry.component(named: "PillItem")
        let preview = PreviewPresenter(services: stage.services)
        let tiles = BesideTilesPresenter(services: stage.services)
        _ = tiles.show(component)
        tiles.make()
        stage.services.idle.work()

        preview.show(component, stateAt: 1)
        try preview.edit([.key("title")], to: .string("Mine"))

        let edited = try #require(try tiles.instance(stateAt: 1)?.state())
        try expect(JSONValue(edited)[[.key("title")]], is: .string("Mine"))
        let (first, second) = (tiles.instance(stateAt: 0), tiles.instance(stateAt: 0))
        #expect(first != nil && second != nil && first !== second)
    }

    private enum Counted: SampleEntry {
        static let name = "Counted"
        static let category = Category.status
        static let summary = "Counts how often it is made."
        static var made = 0

        static func makeView(in environment: ViewEnvironment) -> SampleView {
            made += 1
            return SampleView(environment: environment)
        }
    }

    @Test func `a component that waits is not made a second time`() throws {
        let stage = try stage("PillItem")
        let tiles = BesideTilesPresenter(services: stage.services)
        _ = tiles.show(ComponentDescriptor(Counted.self, namespace: "test"))
        tiles.make()
        stage.update()
        let made = Counted.made

        let instance = tiles.instance(stateAt: 0)

        #expect(instance != nil)
        #expect(made > 0 && Counted.made == made)
    }

    @Test func `once the last component is made, nothing is left to do between keys`() throws {
        let stage = try stage("PillItem")
        let component = try stage.services.registry.component(named: "PillItem")
        let tiles = BesideTilesPresenter(services: stage.services)
        _ = tiles.show(component)
        var isMade = false
        tiles.onMade = { isMade = true }
        tiles.make()

        stage.services.idle.work { !isMade }

        expect(isMade, is: true)
        expect(stage.services.idle.isDone, is: true)
    }

    @Test func `one key shows the state alone and brings the others back`() throws {
        let stage = try stage()
        let before = stage.window.surface.rows.dropLast()

        stage.type("o")
        expectEmpty(captions(stage))
        expect(stage.events.last, is: "show one state")
        stage.type("o")

        expect(stage.window.surface.rows.dropLast(), is: before)
        expect(stage.events.last, is: "show other states")
    }

    @Test func `where there is no room the key says how much would be`() throws {
        let stage = try GalleryHarness(width: 80, height: 24, opening: "OutcomeItem")

        stage.type("o")

        expect(stage.text, contains: "from 120 columns and 40 rows on")
        stage.type("o")

        expect(stage.text, lacks: "from 120 columns and 40 rows on")
    }

    @Test func `themes beside each other and all columns leave no room for other states`() throws {
        for keys in ["=", "W"] {
            let stage = try stage()
            stage.type(keys)
            expectEmpty(captions(stage), "\(keys)")
        }
    }

    @Test(arguments: [("=", "in several themes stands alone: P"), ("W", "in all columns stands alone: w")])
    func `where a state stands alone in any room the key says why, and changes nothing`(
        keys: String, reason: String
    ) throws {
        let stage = try stage()
        stage.type(keys)

        stage.type("o")

        expect(stage.text, contains: reason)
        #expect(stage.services.places.showsTiles)
    }

    @Test func `columns that were asked for are offered to every state`() throws {
        let stage = try stage("TallOddsMatchCard", 200, 60)

        stage.type("ww")

        expect(Set(tiles(in: stage).map(\.frame.width)), is: [44])
        expect(stage.text, contains: "40 columns")
    }

    @Test func `other characters and another language are those of all states`() throws {
        let stage = try stage("OutcomeItem")
        stage.type("y")
        expect(stage.text, lacks: "▲")
        #expect(captions(stage).count > 2)

        stage.type("yl")

        expect(stage.text, contains: "▲")
    }

    @Test func `a panel leaves room for states below the one on show`() throws {
        let stage = try stage()

        stage.type("c")

        expect(captions(stage).first, is: 1)
        #expect(captions(stage).count > 1)
        expect(stage.text, contains: "69 values")
    }

    @Test func `a key does the work of two components at most`() throws {
        let stage = try stage()
        var made = 0
        let states = try #require(view(StatesView.self, in: stage))
        let make = states.tiles.makeInstance
        states.tiles.makeInstance = {
            made += 1
            return make?($0)
        }

        stage.type("]")

        #expect((1...2).contains(made))
    }

    private func tiles(in stage: GalleryHarness) -> [TileView] {
        (stage.window.topController?.view.tree ?? []).compactMap { $0 as? TileView }
    }

    private func view<Kind: View>(_ kind: Kind.Type, in stage: GalleryHarness) -> Kind? {
        (stage.window.topController?.view.tree ?? []).lazy.compactMap { $0 as? Kind }.first
    }
}
