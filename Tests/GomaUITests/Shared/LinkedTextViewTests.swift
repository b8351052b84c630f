import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import TerminalKit

/// Links in a text that wraps.
@MainActor
struct LinkedTextViewTests {
    private let view = LinkedTextView(actionTitle: "open")

    /// "Read all of the", "Terms and" and "Conditions now" below each other, behind the column of the focus mark.
    private func show(linkTo id: String) {
        view.render([
            TextRun(text: "Read all of the ", style: .plain),
            TextRun(text: "Terms and Conditions", style: .plain, link: id), TextRun(text: " now", style: .plain),
        ])
    }

    @Test(arguments: [(3, 0, false), (3, 1, true), (18, 1, false), (3, 2, true), (10, 2, true), (12, 2, false)])
    func `all lines of a link lead on, and nothing beside them`(x: Int, y: Int, leadsOn: Bool) {
        var followed: [String] = []
        view.onFollow = { followed.append($0) }
        show(linkTo: "terms")
        let window = Window(size: Size(width: 20, height: 3), root: ViewController(showing: view))
        window.update()

        for button in [MouseEvent.Button.right, .left] {
            window.send(.mouse(MouseEvent(.press(button), at: Point(x: x, y: y))))
        }

        expect(followed, is: (leadsOn ? ["terms"] : []))
        expect((window.focusedView is InlineLink), is: leadsOn)
    }

    @Test func `the same words lead where they lead now`() {
        var followed: [String] = []
        view.onFollow = { followed.append($0) }
        show(linkTo: "terms")
        let window = Window(size: Size(width: 20, height: 3), root: ViewController(showing: view))
        window.update()

        show(linkTo: "conditions")
        window.update()
        for y in [1, 2] { window.send(.mouse(MouseEvent(.press(.left), at: Point(x: 3, y: y)))) }

        expect(followed, is: ["conditions", "conditions"])
    }

    @Test func `the focus stays with its link as another comes before it, and Tab goes through both in their order`() {
        var followed: [String] = []
        view.onFollow = { followed.append($0) }
        show(linkTo: "terms")
        let window = Window(size: Size(width: 40, height: 3), root: ViewController(showing: view))
        window.update()
        window.moveFocus(.next)

        view.render([
            TextRun(text: "Cookies", style: .plain, link: "cookies"), TextRun(text: " and ", style: .plain),
            TextRun(text: "Terms", style: .plain, link: "terms"),
        ])
        window.update()
        window.send(.key(KeyEvent(.enter)))

        expect(followed, is: ["terms"])
        expect(view.focusableViews.map(\.accessibilityLabel), is: ["Cookies", "Terms"])
    }

    @Test func `a text without a character takes no row`() {
        view.render([TextRun(text: "", style: .plain)])

        expect(view.measure(Size(width: 20, height: View.unbounded)), is: .zero)
    }
}
