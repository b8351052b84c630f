import Expectations
import GomaPictures
import GomaTestSupport
import TerminalKit
import Testing

@testable import GomaKit
@testable import GomaPages

/// What is done for one part is done once.
@MainActor
@Suite(.serialized)
struct PartWorkTests {
    private let environment = ViewEnvironment.simulated()
    private let news = CollectionSource<JSONValue>([]) { $0.identity ?? "" }

    private static let page =
        "sources: {news: {kind: news}}\nparts: [{component: Tally, each: news, with: {title: $it.title}}]"

    private func item(_ number: Int, _ title: String) -> JSONValue {
        .object(["id": .string("n\(number)"), "title": .string(title)])
    }

    /// A window with a page of many elements that are shown by models of their own.
    private func window(of part: String, height: Int) throws -> Window {
        news.append((0..<400).map { item($0, "News \($0)") })
        var kit = PageKit()
        kit.bind(TallyView.self, to: JSONValue.self) { news in
            TallyViewModel(
                news.place {
                    var state = TallyDisplayState()
                    if case .object(let fields) = $0, case .string(let title)? = fields["title"] {
                        state.title = title
                    }
                    return state
                })
        }
        return try window("sources: {news: {kind: news}}\nparts:\n\(part)", kit, height: height)
    }

    /// A window with the page.
    private func window(height: Int) throws -> Window { try window(Self.page, PageKit(), height: height) }

    private func window(_ text: String, _ kit: PageKit, height: Int) throws -> Window {
        var kit = kit
        kit.addSource("news") { [news] _ in news }
        let page = try PageController(
            PageDescription(parsing: text, file: "a.yaml"), kit: kit,
            components: ComponentRegistry(standard: [TallyView.self]), in: environment)
        let window = Window(
            size: Size(width: 40, height: height), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        window.update()
        return window
    }

    @Test func `the state of a part is read once, and shown once over the blank one`() throws {
        let window = try window(height: 40)
        TallyDisplayState.readCount = 0
        TallyView.renderCount = 0

        news.append((0..<20).map { item($0, "News \($0)") })
        window.update()
        #expect(window.surface.rows.contains { $0.contains("News 19") })
        expect(TallyDisplayState.readCount, is: 20)
        expect(TallyView.renderCount, is: 40)

        news.update("n3") { $0 = item(3, "Late") }
        window.update()
        #expect(window.surface.rows.contains { $0.contains("Late") })
        expect(TallyDisplayState.readCount, is: 21)
        expect(TallyView.renderCount, is: 41)
    }

    @Test func `what has scrolled far out of a long list has its view shown for what comes, as if it were new`()
        throws
    {
        let window = try window(of: "- {component: Tally, each: news}", height: 20)
        func press(_ key: Key, times: Int = 1) {
            for _ in 0..<times {
                window.send(.key(KeyEvent(key)))
                window.update()
            }
        }
        press(.pageDown, times: 6)
        (TallyView.madeCount, TallyView.renderCount) = (0, 0)
        let models = TallyViewModel.madeCount

        press(.pageDown, times: 5)
        let shown = TallyViewModel.madeCount - models
        #expect(shown > 60 && TallyView.madeCount == 0)
        // Each is drawn blank once between two models, when it gets the next one.
        expect(TallyView.renderCount, is: 2 * shown)
        let rows = window.surface.rows
        press(.end)
        press(.home)
        press(.pageDown, times: 11)

        expect(window.surface.rows, is: rows)
    }

    @Test func `a view that waits for another model hears nothing of the one that it has shown`() throws {
        let window = try window(of: "- {component: Tally, each: news}", height: 20)
        for _ in 0..<6 {
            window.send(.key(KeyEvent(.pageDown)))
            window.update()
        }
        TallyView.renderCount = 0

        news.update("n0") { $0 = item(0, "Late") }
        window.update()
        expect(TallyView.renderCount, is: 0)
        window.send(.key(KeyEvent(.home)))
        window.update()

        #expect(window.surface.rows.contains { $0.contains("Late") })
    }

    @Test func `a part that scrolls far out of a long list is not shown anew for it, and comes again`() throws {
        news.append((0..<400).map { item($0, "News \($0)") })
        let window = try window(height: 20)
        func parts() -> Set<String> {
            Set((window.topController?.view.tree ?? []).compactMap { ($0 as? PagePartView)?.name })
        }
        let first = parts()
        TallyView.renderCount = 0
        TallyDisplayState.readCount = 0

        for _ in 0..<5 {
            window.send(.key(KeyEvent(.pageDown)))
            window.update()
        }
        let made = parts().subtracting(first).count
        #expect(made > 20 && first.isDisjoint(with: parts()))
        // Each that has come was shown blank and as it is, those between too; none that has gone was.
        expect(TallyView.renderCount, is: 2 * TallyDisplayState.readCount)
        window.send(.key(KeyEvent(.home)))
        window.update()

        #expect(parts().isSuperset(of: first) && window.surface.rows.contains { $0.contains("News 3") })
    }
}

/// A state that counts how often it is read.
struct TallyDisplayState: DisplayState {
    var title = ""

    static let blank = Self()
    nonisolated(unsafe) static var readCount = 0

    private enum CodingKeys: CodingKey { case title }

    init() {}

    init(from decoder: any Decoder) throws {
        Self.readCount += 1
        title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
    }
}

/// A model that counts how often one is made.
final class TallyViewModel: ViewModel<TallyDisplayState>, PlacedModel {
    static var madeCount = 0

    override init(_ place: StatePlace<TallyDisplayState>) {
        Self.madeCount += 1
        super.init(place)
    }
}

/// A view that counts how often one is made, and shows a state.
final class TallyView: ComponentView<any DisplayStateSource<TallyDisplayState>, TallyDisplayState>, StandardComponent {
    typealias Model = TallyViewModel

    static var madeCount = 0
    static var renderCount = 0
    private lazy var label = Label()

    override var content: View? { label }

    override func setupSubviews() { Self.madeCount += 1 }

    override func render(_ state: TallyDisplayState) {
        Self.renderCount += 1
        label.text = state.title
    }
}
