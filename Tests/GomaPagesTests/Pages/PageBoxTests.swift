import Expectations
import GomaPageViewer
import GomaTestSupport
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPages

/// Pages that open in a box, in an app and in the program alike.
@MainActor
struct PageBoxTests {
    private static let text = """
        title: Home
        tabs: [live]
        parts: [{component: Button, with: {id: home, title: Home, isEnabled: true}}]
        routes:
          live:
            title: Live
            parts: [{component: Button, with: {id: live, title: On now, isEnabled: true}}]
          detail/{id}:
            title: Detail ${id}
            parts: [{component: Button, with: {id: detail, title: "Detail ${id}", isEnabled: true}}]

        """

    private let environment = ViewEnvironment.simulated()

    @Test(arguments: ["detail/one", "live"])
    func `a page that is open already, or a tab, opens in a box in an app`(name: String) throws {
        let page = try PageController(
            PageDescription(parsing: Self.text, file: "boxes.yaml"), kit: PageKit(),
            components: ComponentRegistry(standard: [ButtonView.self]), in: environment)
        let window = Window(
            size: Size(width: 60, height: 20), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        page.go(to: "detail/one")
        window.update()

        #expect(page.open(name))
        window.update()
        expect(page.pageName, is: name)
        expect(page.screens.count, is: 2)
        expectEmpty(page.session.tab)
        window.send(.key(KeyEvent(.escape)))
        window.update()

        expect(page.pageName, is: "detail/one")
        expect(page.screens.count, is: 2)
    }

    @Test(arguments: ["detail/one", "live"])
    func `a page that is open already, or a tab, opens in a box in the program`(name: String) throws {
        let page = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = page.presenter.go(to: "detail/one")
        page.wait(.zero)

        #expect(page.presenter.open(name))
        page.wait(.zero)
        let memory = page.presenter.memory
        let open = memory.stacks[""] ?? []
        #expect(open.map(\.name) == [nil, "detail/one", name] && open.map(\.isBox) == [false, false, true])
        expectEmpty(memory.tab)
        page.presenter.goBack()
        page.wait(.zero)

        expect(page.text, contains: "Detail one")
        expect(page.text, lacks: "On now")
        expect(page.presenter.memory.stacks[""]?.count, is: 2)
    }
}
