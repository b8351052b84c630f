import Expectations
import GomaPages
import GomaPictures
import GomaTestSupport
import GomaUI
import TerminalKit
import Testing

/// Who has the keys in an app as a page comes.
@MainActor
struct PageFocusTests {
    private static let text = """
        focus: inside
        tabs: [live]
        parts:
          - {component: Button, place: top, with: {id: bar, title: Bar, isEnabled: true}}
          - {component: Button, with: {id: home, title: Home, isEnabled: true}}
        routes:
          live:
            parts:
              - {component: Button, place: top, with: {id: bar, title: Bar, isEnabled: true}}
              - {component: Button, with: {id: live, title: On now, isEnabled: true}}
          detail:
            parts:
              - {component: Button, place: top, with: {id: bar, title: Bar, isEnabled: true}}
              - {component: Button, with: {id: detail, title: More of it, isEnabled: true}}

        """

    private let environment = ViewEnvironment.simulated()

    private func makeApp(_ text: String = Self.text) throws -> (page: PageController, window: Window) {
        let page = try PageController(
            PageDescription(parsing: text, file: "focus.yaml"), kit: PageKit(),
            components: ComponentRegistry(standard: [ButtonView.self]), in: environment)
        let window = Window(
            size: Size(width: 60, height: 20), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        window.update()
        return (page, window)
    }

    private func focused(in window: Window) -> String {
        window.update()
        return window.focusedView.flatMap(ReadingText.words) ?? "nobody"
    }

    @Test func `where the first page says who has the keys, each page begins with the first control of what scrolls`()
        throws
    {
        let (page, window) = try makeApp()
        expect(focused(in: window), contains: "Home")

        page.go(to: "live")
        expect(focused(in: window), contains: "On now")
        page.open("detail")
        expect(focused(in: window), contains: "More of it")
        page.go(to: "detail")
        expect(focused(in: window), contains: "More of it")
    }

    @Test func `a page that is come back to without having been seen begins with it too`() throws {
        let (page, window) = try makeApp()
        page.go(to: "live")
        page.go(to: "detail")
        expect(focused(in: window), contains: "More of it")

        window.send(.key(KeyEvent(.escape)))

        expect(focused(in: window), contains: "On now")
        expect(page.pageName, is: "live")
    }

    @Test func `where the first page says nothing, the first control of all has the keys`() throws {
        let (page, window) = try makeApp(Self.text.replacing("focus: inside\n", with: ""))
        expect(focused(in: window), contains: "Bar")

        page.go(to: "live")

        expect(focused(in: window), contains: "Bar")
    }
}
