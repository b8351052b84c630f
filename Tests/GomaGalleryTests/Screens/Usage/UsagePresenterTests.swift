import Expectations
import Foundation
@testable import GomaCatalog
import GomaPictures
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct UsagePresenterTests {
    /// The harness of a usage panel, without a view: what it asks its screen for is noted.
    @MainActor
    private final class Harness: UsageScreen {
        let services: GalleryServices
        let preview: PreviewPresenter
        let presenter: UsagePresenter
        let folder: TemporaryFolder
        let router: GalleryRouter
        let window: Window
        private(set) var changes = 0
        private(set) var messages: [String] = []

        init(_ component: String, state: String? = nil) throws {
            folder = try TemporaryFolder()
            services = GalleryServices(
                registry: .goma,
                themes: ThemeSelection(try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)),
                environment: ViewEnvironment.simulated(), saves: SaveFolder(folder.path))
            router = GalleryRouter(services: services) {}
            window = router.makeWindow(size: Size(width: 100, height: 30))
            preview = PreviewPresenter(services: services)
            presenter = UsagePresenter(services: services, router: router)
            presenter.screen = self
            preview.onChange = { [weak self] in if let content = $0 { self?.presenter.show(content) } }
            let descriptor = try services.registry.component(named: component)
            services.places[descriptor] = try descriptor.stateIndex(matching: state)
            preview.show(descriptor)
        }

        func rowsChanged() { changes += 1 }
        func show(message: String) { messages.append(message) }

        var texts: [String] { presenter.rows(width: 100).map(\.text) }

        /// Texts of the rows below a heading.
        func section(_ title: String) -> [String] {
            let rows = presenter.rows(width: 100).drop { $0.text != title || !$0.isHeading }.dropFirst()
            return rows.prefix { !$0.isHeading }.map { String(repeating: "  ", count: $0.level) + $0.text }
        }
    }

    @Test func `room is measured in pieces, and stays known`() throws {
        let bench = try Harness("OutcomeItem")
        let count = bench.services.registry.components.first { $0.name == "OutcomeItem" }?.states.count ?? 0
        expect(bench.section("Room"), is: ["being measured"])
        let changes = bench.changes

        bench.services.idle.work { false }
        #expect(bench.presenter.rows(width: 100).contains { $0.detail == "1 of \(count) states" })
        bench.services.idle.work()

        expect(bench.changes, is: changes + count)
        expect(bench.section("Room"), is: ["nothing is cut", "nothing is left out"])
        bench.preview.showNextState()
        #expect(bench.services.idle.isDone)
        let sizes = try SizeOracle().sizes(of: bench.services.registry.component(named: "OutcomeItem"))
        let details = bench.presenter.rows(width: 100).filter { $0.id.hasPrefix("size.") }.map(\.detail)
        expect(
            details,
            is: [
                "from \(sizes.smallest.width) columns on", "from \(sizes.comfortable.width) columns on",
            ])
    }

    @Test func `code, actions, parts and users stand under their headings`() throws {
        let bench = try Harness("OutcomeItem")

        expect(bench.section("Swift"), contains: "state.odds = 1.85")
        expect(bench.section("Can be asked"), is: ["toggleSelection()", "requestDetails()"])
        expect(
            bench.section("Asks its owner for"),
            is: [
                "betting:choose-outcome id=home isChosen=true offer=match-home", "  choose match-home",
                "betting:show-outcome id=home offer=match-home", "  show more about match-home",
            ])
        expect(bench.section("Made of"), is: ["no other component"])
        expect(bench.section("Part of").first, is: "MarketOutcomesLine")
        expect(bench.section("Part of"), contains: "    TallOddsMatchCard")
    }

    @Test func `the guide stands around what the panel finds out, in lines as wide as the panel`() throws {
        let bench = try Harness("OutcomeItem")
        let rows = bench.presenter.rows(width: 40)

        let headings = rows.filter(\.isHeading).map(\.text)
        let guide = OutcomeItemCatalog.guide
        expect(
            headings,
            is: [
                "When to use it", "Swift", "Data", "What it answers to", "Can be asked", "Asks its owner for",
                "Over time", "Read aloud",
                "Room",
                "Made of", "Part of",
            ])
        expect(bench.section("When to use it").joined(separator: " "), is: guide.purpose)
        expect(bench.section("Over time").joined(separator: " "), is: guide.time)
        let widest = rows.filter { $0.id.hasPrefix("guide.") }.map { DisplayText($0.text).width }.max()
        #expect(try (31...40).contains(#require(widest)))
    }

    @Test func `a component without a guide has no headings for one`() throws {
        var registry = ComponentRegistry()
        try registry.register(EggCatalog.self, namespace: "farm")
        let services = GalleryServices(
            registry: registry,
            themes: ThemeSelection(try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)),
            environment: ViewEnvironment.simulated(), saves: SaveFolder(try TemporaryFolder().path))
        let preview = PreviewPresenter(services: services)
        let presenter = UsagePresenter(services: services, router: GalleryRouter(services: services) {})

        preview.onChange = { if let content = $0 { presenter.show(content) } }
        preview.show(registry.components[0])

        expect(presenter.rows(width: 60).first?.text, is: "Swift")
    }

    @Test func `parts are listed down to those that are made of nothing`() throws {
        let bench = try Harness("MarketOutcomesMultiLine")

        let parts = bench.section("Made of")

        expect(parts.first, is: "MarketOutcomesLine")
        expect(parts, contains: "  OutcomeItem")
    }

    @Test func `a component that nobody can ask anything says so`() throws {
        let silent = ComponentRegistry.goma.components.first { $0.actions.isEmpty }
        let bench = try Harness(try #require(silent).name)

        expect(bench.section("Can be asked"), is: ["nothing; it only shows"])
    }

    @Test func `a component that asks its owner for nothing says so`() throws {
        let silent = ComponentRegistry.goma.components.first { $0.requests.isEmpty }
        let bench = try Harness(try #require(silent).name)

        expect(bench.section("Asks its owner for"), is: ["nothing"])
    }

    @Test func `the code follows the state, and says that it is no longer as named`() throws {
        let bench = try Harness("PillItem", state: "Unselected")
        let before = bench.changes

        (bench.preview.content?.instance.model as? PillItemViewModel)?.toggleSelection()

        expect(bench.changes, is: before + 1)
        expect(bench.texts, contains: "state.isSelected = true")
        expect(bench.presenter.rows(width: 100).first { $0.text == "Swift" }?.detail, is: "Unselected, changed")
    }

    @Test func `a row leads to its component, with its usage beside it`() throws {
        let bench = try Harness("MarketOutcomesLine")
        let row = try #require(bench.presenter.rows(width: 100).first { $0.text == "OutcomeItem" })

        expect(bench.presenter.use(of: row.id), is: "open")
        bench.presenter.open(row.id)
        bench.window.update()

        expect(bench.router.place.screen, is: .component)
        expect(bench.router.place.panel, is: "usage")
        expect(bench.services.places.current?.name, is: "OutcomeItem")
        expect(bench.services.eventLog.events.map(\.description), contains: "follow usage: goma:OutcomeItem")
    }

    @Test func `a row of an action without arguments asks the model for it`() throws {
        let bench = try Harness("BetslipOddsBoostHeader", state: "Active")
        let row = try #require(bench.presenter.rows(width: 100).first { $0.text == "addSelection()" })

        expect(bench.presenter.use(of: row.id), is: "ask")
        bench.presenter.open(row.id)

        let model = bench.preview.content?.instance.model as? BetslipOddsBoostHeaderViewModel
        expect(model?.currentDisplayState.progress?.selectionCount, is: 2)
        expect(bench.services.environment.actionLog.actions.map(\.call), is: ["addSelection()"])
    }

    @Test func `an action with arguments cannot be asked for by its name alone`() throws {
        let bench = try Harness("PillSelectorBar")
        let row = try #require(bench.presenter.rows(width: 100).first { $0.text == "selectPill(id:)" })

        expect(bench.presenter.use(of: row.id), is: nil)
    }

    @Test func `a row of code leads nowhere`() throws {
        let bench = try Harness("MarketOutcomesLine")
        let row = try #require(bench.presenter.rows(width: 100).first { $0.text == "import GomaUI" })

        bench.presenter.open(row.id)

        expect(bench.presenter.use(of: row.id), is: nil)
        expect(bench.router.place.screen, is: .table)
    }

    @Test func `saved code is the code on show, and says where it is`() throws {
        let bench = try Harness("OutcomeItem", state: "Odds up")

        bench.presenter.save()

        expect(bench.messages, is: ["saved in \(bench.folder.path)/OutcomeItem-Odds-up.swift"])
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let snippet = try UsageSnippet(component, state: component.stateData(at: 2), width: 100)
        try expect(bench.folder.text(of: "OutcomeItem-Odds-up.swift"), is: snippet.lines.joined(separator: "\n") + "\n")
    }

    @Test func `components inside each other end the tree`() throws {
        var registry = ComponentRegistry()
        try registry.register([ChickenCatalog.self, EggCatalog.self], namespace: "farm")
        let tree = ComponentTree(registry.components)

        let parts = tree.parts(of: registry.components[0])

        expect(parts.map(\.component.name), is: ["Egg", "Chicken"])
        expect(parts.map(\.isRepeated), is: [false, true])
    }
}

/// A component that is made of another that is made of it.
private enum ChickenCatalog: CatalogEntry {
    typealias ComponentType = ChickenView

    static let category = Category.status
    static let subcategory = ""
    static let summary = ""
    static let tags: [String] = []
    static let children: [any StandardComponent.Type] = [EggView.self]
    static let variants: [Variant<OutcomeItemDisplayState>] = []
}

private enum EggCatalog: CatalogEntry {
    typealias ComponentType = EggView

    static let category = Category.status
    static let subcategory = ""
    static let summary = ""
    static let tags: [String] = []
    static let children: [any StandardComponent.Type] = [ChickenView.self]
    static let variants: [Variant<OutcomeItemDisplayState>] = []
}

private final class ChickenView: ComponentView<any OutcomeItemViewModelProtocol, OutcomeItemDisplayState>,
    StandardComponent
{
    typealias Model = OutcomeItemViewModel
}

private final class EggView: ComponentView<any OutcomeItemViewModelProtocol, OutcomeItemDisplayState>, StandardComponent
{
    typealias Model = OutcomeItemViewModel
}
