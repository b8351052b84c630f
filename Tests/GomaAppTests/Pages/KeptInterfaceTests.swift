import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages
@testable import GomaReview

/// What the customer did to the views of a page is there again when they come back.
@MainActor
struct KeptInterfaceTests {
    private static let page = """
        title: Matches
        sources:
          book:
            kind: sportsbook
            matches:
              - {id: a, home: Porto, away: Benfica, sport: football, competition: Liga, start: 2026-06-11 20:45}
              - {id: b, home: Braga, away: Gil Vicente, sport: football, competition: Liga, start: 2026-06-11 20:45}
        parts:
          - {component: InlineMatchCard, each: book.matches}
        routes:
          match/{id}:
            parts:
              - {component: PillSelectorBar}
              - {component: BorderedTextField, state: Name}
        """

    private func bars(in view: View) -> [PillSelectorBarView] { view.tree.compactMap { $0 as? PillSelectorBarView } }

    /// Opens a match's page, with its bar of pills.
    private func open(_ match: String, in stage: PageHarness) throws -> PillSelectorBarView {
        stage.presenter.openMatch(match)
        stage.window.update()
        return try #require(stage.window.topController.flatMap { bars(in: $0.view).first })
    }

    private func focusField(in stage: PageHarness) throws {
        let field = try #require(stage.window.topController?.view.tree.first { $0 is TextField })
        stage.window.focus(field)
        stage.window.update()
    }

    @Test func `a match's page that is opened again is as it was left, and another match's is new`() throws {
        let stage = try PageHarness(describing: Self.page, width: 30, height: 30)
        let bar = try open("a", in: stage)
        let last = try #require(bar.viewModel?.currentDisplayState.pills.last?.id)
        bar.scrollToPill(id: last)
        try focusField(in: stage)
        stage.type("xyz")
        stage.press(.left, .left)
        stage.wait(.seconds(1))
        let (before, cursor) = (stage.text, stage.window.cursor)
        expect(bar.scrollProgress, is: 1)

        stage.presenter.goBack()
        let other = try open("b", in: stage)
        expect(other.scrollProgress, is: 0)
        expect(stage.text, lacks: "xyz")
        stage.presenter.goBack()
        let again = try open("a", in: stage)
        try focusField(in: stage)

        #expect(again !== bar && again.scrollProgress == 1)
        expect(before, contains: "xyz")
        expect(stage.text, is: before)
        expect(stage.window.cursor, is: cursor)
    }

    @Test func `a row that went and comes back is as it was left`() throws {
        let environment = ViewEnvironment.simulated()
        let component = try ComponentRegistry.goma.component(named: "PillSelectorBar")
        let kept = KeptModels()
        let memories = PartMemories([:])
        let names = CollectionSource(["a", "b"]) { $0 }
        let list = PageListView(names, environment: environment) { name in
            let place = KeptModels.Place.value(name, component: component.name)
            let instance: ComponentInstance
            if let model = kept.model(at: place) {
                instance = component.blankInstance(in: environment)
                do { try instance.configure(with: model) } catch { Issue.record(error) }
            } else {
                instance = component.instance(stateAt: 0, in: environment)
                if let model = instance.model { kept.keep(model, at: place) }
            }
            return InstanceView(instance, at: place.key, in: memories)
        }
        let root = View()
        root.embed(list)
        let window = Window(size: Size(width: 30, height: 8), root: ViewController(showing: root))
        window.update()
        let bar = try #require(bars(in: list).last)
        let last = try #require(bar.viewModel?.currentDisplayState.pills.last?.id)
        bar.scrollToPill(id: last)
        environment.scheduler.advance(by: .seconds(1))
        window.update()
        let before = window.surface
        expect(bar.scrollProgress, is: 1)

        names.remove("b")
        environment.scheduler.advance(by: .seconds(1))
        window.update()
        #expect(bar.viewModel == nil)
        names.insert("b")
        environment.scheduler.advance(by: .seconds(1))
        window.update()

        expect(window.surface, is: before)
        expect(bars(in: list).map(\.scrollProgress), is: [0, 1])
    }

    @Test func `of many places those are kept that were used last`() {
        final class Model {}
        let kept = KeptModels(capacity: 2)
        func place(_ part: String) -> KeptModels.Place { .part(part, of: .root, element: nil) }

        for part in ["0", "1"] { kept.keep(Model(), at: place(part)) }
        #expect(kept.model(at: place("0")) != nil)
        kept.keep(Model(), at: place("2"))

        expect(["0", "1", "2"].map { kept.model(at: place($0)) != nil }, is: [true, false, true])
        expect(kept.all.count, is: 2)
        expect(kept.parts.count, is: 2)
    }

    @Test func `what is shown stays the model of its place, however many others are kept`() {
        final class Model {}
        let kept = KeptModels(capacity: 2)
        func place(_ part: String) -> KeptModels.Place { .part(part, of: .root, element: nil) }
        let (shown, fields) = (Model(), ShownFields(nil))

        kept.keep(shown, at: place("0"), showing: fields)
        for number in 1...9 { kept.keep(Model(), at: place("\(number)")) }

        #expect(kept.all.count == 3 && kept.all.first === shown)
        #expect(kept.parts.contains { $0.model === shown })
        #expect(kept.model(at: place("0")) === shown && kept.fields(at: place("0")) === fields)
        #expect(kept.all.last === shown)
    }

    @Test func `what is shown is no more the model of a value whose source has gone`() {
        final class Model {}
        let kept = KeptModels(capacity: 1)
        let place = KeptModels.Place.value("book.slip", component: "A")
        let shown = Model()
        kept.keep(shown, at: place)
        kept.keep(Model(), at: .value("me.inbox", component: "A"))
        #expect(kept.all.first === shown)

        kept.forgetValues(of: "book")

        #expect(kept.model(at: place) == nil && kept.all.count == 1)
        withExtendedLifetime(shown) {}
    }

    @Test func `models of values of a source go with it, and others stay, the one used last at the end`() {
        final class Model {}
        let kept = KeptModels()
        let places: [KeptModels.Place] = [
            .value("book.slip", component: "A"), .value("books.slip", component: "A"), .value("book", component: "B"),
            .part("book.slip", of: .root, element: nil),
        ]
        let models = places.map { _ in Model() }
        for (model, place) in zip(models, places) { kept.keep(model, at: place) }
        func order(_ indices: [Int]) -> [ObjectIdentifier] { indices.map { ObjectIdentifier(models[$0]) } }
        #expect(kept.model(at: places[1]) === models[1])
        expect(kept.all.map { ObjectIdentifier($0) }, is: order([0, 2, 3, 1]))

        kept.forgetValues(of: "book")

        expect(kept.all.map { ObjectIdentifier($0) }, is: order([3, 1]))
        #expect(kept.model(at: places[0]) == nil && kept.model(at: places[2]) == nil)
    }
}
