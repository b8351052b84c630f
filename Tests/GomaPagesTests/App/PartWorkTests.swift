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

    /// A window with the page.
    private func window(height: Int) throws -> Window {
        var kit = PageKit()
        kit.addSource("news") { [news] _ in news }
        let page = try PageController(
            PageDescription(parsing: Self.page, file: "a.yaml"), kit: kit,
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
        #expect(TallyDisplayState.readCount == 20)
        #expect(TallyView.renderCount == 40)

        news.update("n3") { $0 = item(3, "Late") }
        window.update()
        #expect(window.surface.rows.contains { $0.contains("Late") })
        #expect(TallyDisplayState.readCount == 21)
        #expect(TallyView.renderCount == 41)
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
        #expect(TallyView.renderCount == 2 * TallyDisplayState.readCount)
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

final class TallyViewModel: ViewModel<TallyDisplayState>, PlacedModel {}

/// A view that counts how often it shows a state.
final class TallyView: ComponentView<any DisplayStateSource<TallyDisplayState>, TallyDisplayState>, StandardComponent {
    typealias Model = TallyViewModel

    static var renderCount = 0
    private lazy var label = Label()

    override var content: View? { label }

    override func render(_ state: TallyDisplayState) {
        Self.renderCount += 1
        label.text = state.title
    }
}
