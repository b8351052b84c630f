import Expectations
import Foundation
import GomaPictures
import TerminalKit
import Testing

@testable import GomaKit
@testable import GomaCatalog

@MainActor
struct ComponentRegistryTests {
    @Test(arguments: ["PillItem", "pillitem", "PillItemView", "goma:PillItem", "GOMA:pillitem"])
    func `a component is found by any of its names`(name: String) throws {
        try expect(ComponentRegistry.goma.component(named: name).id, is: "goma:PillItem")
    }

    @Test func `an unknown name suggests the nearest`() {
        let error = #expect(throws: CatalogError.self) { try ComponentRegistry.goma.component(named: "PilItem") }

        expect(
            error?.description,
            is: "no component is named \"PilItem\"; did you mean \"PillItem\"? \"gomaui list\" shows all")
    }

    @Test(arguments: [
        ("OutcomItemView", "OutcomeItemView"), ("OutcomItem", "OutcomeItem"), ("goma:OutcomItem", "goma:OutcomeItem"),
    ])
    func `a slip in any of the names is met by that name`(typed: String, meant: String) {
        let error = #expect(throws: CatalogError.self) { try ComponentRegistry.goma.component(named: typed) }

        expect(error?.description.contains("; did you mean \"\(meant)\"?"), is: true)
    }

    @Test func `components stand by category and name, wherever they were registered`() {
        let places = ComponentRegistry.goma.components.map { ($0.category, $0.name) }

        #expect(places.elementsEqual(places.sorted { $0 < $1 }, by: ==))
    }

    @Test(
        arguments: [
            ("PillItem", ["PillItem"]),
            ("PromotionalBonusCardsScroll", ["PromotionalBonusCardsScroll", "PromotionalBonusCard", "Button"]),
            (
                "StackViewBlock",
                [
                    "StackViewBlock", "ActionButtonBlock", "BulletItemBlock", "DescriptionBlock", "GradientHeader",
                    "ImageBlock", "ListBlock", "PillItem", "TextSection", "TitleBlock", "VideoBlock", "Button",
                ]
            ),
        ] as [(String, [String])])
    func `a family is a component and its parts down to the smallest, each once`(
        name: String, family: [String]
    ) throws {
        let registry = ComponentRegistry.goma
        let component = try registry.component(named: name)

        expect(component.family(among: registry.components).map(\.name), is: family)
    }

    @Test func `a family has two components of one name where its members mean one each`() throws {
        var registry = ComponentRegistry.goma
        try registry.register([PillItemCatalog.self, PillRowEntry.self])
        let row = try registry.component(named: "app:PillRow")

        expect(
            row.family(among: registry.components).map(\.id),
            is: [
                "app:PillRow", "app:PillItem", "goma:PillSelectorBar", "goma:PillItem",
            ])
    }

    @Test func `a state is found in any spelling and the blank one is the last`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")

        let places = ["Odds up", "odds-up", "oddsUp"].map { outcome.stateIndex(named: $0) }
        #expect(places[0] != nil && Set(places).count == 1)
        expect(outcome.stateIndex(named: "sideways"), is: nil)
        expect(outcome.states.last, is: ComponentDescriptor.blank)
        try expect(outcome.stateData(at: outcome.states.count - 1), is: nil)
    }

    @Test func `a state is meant by its number too, counted from one`() throws {
        let pill = try ComponentRegistry.goma.component(named: "PillItem")
        let count = pill.states.count

        let places = try [nil, "1", "2", "\(count)"].map { try pill.stateIndex(matching: $0) }

        expect(places, is: [0, 0, 1, count - 1])
        for number in ["0", "\(count + 1)"] {
            #expect(throws: CatalogError.self) { try pill.stateIndex(matching: number) }
        }
    }

    @Test func `a state from outside goes into the model at work and leaves the focus where it is`() throws {
        let pill = try ComponentRegistry.goma.component(named: "PillItem")
        let instance = pill.instance(stateAt: 1, in: ViewEnvironment.simulated())
        let window = ComponentRenderer.hosting(instance, width: 30)
        window.update()
        window.moveFocus(.next)
        let focused = window.focusedView

        let data = try #require(try instance.state())
        let changed = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "Popular", with: "Famous")
        try instance.replaceState(Data(changed.utf8))
        window.update()

        expect(window.surface.rows[0], contains: "Famous")
        #expect(window.focusedView === focused)
        #expect(throws: DecodingError.self) { try instance.replaceState(Data("{}".utf8)) }
    }

    @Test(arguments: ["test", "TEST"])
    func `a name that is taken is told with both views, and nothing is added`(namespace: String) throws {
        var registry = ComponentRegistry()
        try registry.register(SampleEntry<SampleView>.self, namespace: "test")

        let error = #expect(throws: CatalogError.self) {
            try registry.register(
                [SampleEntry<BrokenBlank>.self, SampleEntry<SampleView>.self], namespace: namespace)
        }

        expect(
            error?.description,
            is: "\"\(namespace):SampleView\" is registered already, with SampleView; "
                + "register SampleView under another name or in another namespace")
        expect(registry.components.map(\.id), is: ["test:SampleView"])
        #expect(throws: CatalogError.self) { try ComponentRegistry(registry.components + registry.components) }
    }

    @Test(arguments: ["page", "Page", "", " ", "acme:web", "acme/web", "acme web", "acme\n"])
    func `a namespace by which no component could be named is refused, and nothing is added`(namespace: String) {
        var registry = ComponentRegistry()

        let error = #expect(throws: CatalogError.self) {
            try registry.register(SampleEntry<SampleView>.self, namespace: namespace)
        }

        expect(
            error?.description,
            is: "\"\(namespace)\" is no namespace by which components can be named; write one word without a colon "
                + "and a slash, such as \"acme\", and not \"page\", which is that of pages")
        expectEmpty(registry.components)
        #expect(throws: CatalogError.self) { try ComponentRegistry([PillItemCatalog.self], namespace: namespace) }
    }

    @Test(arguments: ["PillItem", "pillitem", "PillItemView"])
    func `a bare name that two namespaces have is told, and found with either of them`(name: String) throws {
        var registry = ComponentRegistry.goma
        try registry.register(PillItemCatalog.self, namespace: "acme")

        let error = #expect(throws: CatalogError.self) { try registry.component(named: name) }
        expect(error, is: .ambiguousComponent(name: name, ids: ["acme:PillItem", "goma:PillItem"]))
        try expect(registry.component(named: "acme:PillItem").namespace, is: "acme")
        try expect(registry.component(named: "goma:pillitem").namespace, is: "goma")
    }

    @Test func `the same name in another namespace is another component`() throws {
        var registry = ComponentRegistry.goma
        try registry.register(PillItemCatalog.self, namespace: "acme")

        expect(registry.components.filter { $0.name == "PillItem" }.map(\.namespace), is: ["acme", "goma"])
    }

    @Test func `a view that its model does not drive is told at registration`() {
        var registry = ComponentRegistry()

        let error = #expect(throws: CatalogError.self) {
            try registry.register(MismatchedEntry.self, namespace: "test")
        }

        expect(
            error?.description,
            is: "test:Mismatched: its view is driven by SampleViewModelProtocol, and StillSampleModel is none")
        expectEmpty(registry.components)
    }

    @Test func `a model of somebody's own that drives another view is told, and nothing changes`() throws {
        let pill = try ComponentRegistry.goma.component(named: "PillItem")
        let instance = pill.instance(stateAt: 0, in: ViewEnvironment.simulated())
        let model = instance.model

        let error = #expect(throws: CatalogError.self) {
            try instance.configure(with: ScoreViewModel(.blank, in: ViewEnvironment.simulated()))
        }

        expect(
            error?.description,
            is: "goma:PillItem: its view is driven by PillItemViewModelProtocol, and ScoreViewModel is none")
        #expect(instance.model === model)
    }

    @Test func `a category of somebody else's stands behind the library's own`() throws {
        var registry = ComponentRegistry.goma
        try registry.register([RacingEntry.self, SampleEntry<SampleView>.self], namespace: "acme")

        expect(registry.components.last?.id, is: "acme:Racing")
        expect(registry.components.categories.suffix(2), is: [.uiElements, RacingEntry.category])
        expect(registry.components.categories.last?.title, is: "Horse Racing")
    }

    @Test func `states are listed by their names, and each is made once somebody looks`() throws {
        var registry = ComponentRegistry()
        try registry.register(LazyEntry.self, namespace: "acme")
        let component = try #require(registry.components.first)

        expect(component.states.map(\.name), is: ["First", "Second", "Blank"])
        expect(LazyEntry.seconds, is: 0)

        _ = component.instance(stateAt: 1, in: ViewEnvironment.simulated())

        expect(LazyEntry.seconds, is: 1)
    }

    /// Counts how often its second state is made.
    private enum LazyEntry: CatalogEntry {
        typealias ComponentType = SampleView

        static var seconds = 0
        static let name = "Lazy"
        static let category = Category.status
        static let subcategory = ""
        static let summary = "Shows what is made late."
        static let tags: [String] = []
        static let variants = [Variant("First", SampleDisplayState.on), Variant("Second", second())]

        private static func second() -> SampleDisplayState {
            seconds += 1
            return .plain
        }
    }

    /// A view, and a model that has its state and none of its protocol.
    private enum MismatchedEntry: CatalogEntry {
        typealias ComponentType = MismatchedView

        static let category = Category.status
        static let subcategory = ""
        static let summary = "Shows what does not fit."
        static let tags: [String] = []
        static let variants = [Variant("On", SampleDisplayState.on)]
    }

    private final class MismatchedView: ComponentView<any SampleViewModelProtocol, SampleDisplayState>,
        StandardComponent
    {
        typealias Model = StillSampleModel
    }

    private final class StillSampleModel: ViewModel<SampleDisplayState>, PlacedModel {}

    /// Has a pill, and a row that has another package's pill.
    private enum PillRowEntry: CatalogEntry {
        typealias ComponentType = SampleView

        static let name = "PillRow"
        static let category = Category.filters
        static let subcategory = ""
        static let summary = "Shows pills of two packages."
        static let tags: [String] = []
        static let children: [any StandardComponent.Type] = [PillItemView.self, PillSelectorBarView.self]
        static let variants = [Variant("On", SampleDisplayState.on)]
    }

    private enum RacingEntry: CatalogEntry {
        typealias ComponentType = SampleView

        static let name = "Racing"
        static let category = Category(rawValue: "HorseRacing")
        static let subcategory = ""
        static let summary = "Shows horses."
        static let tags: [String] = []
        static let variants = [Variant("On", SampleDisplayState.on)]
    }
}
