import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct LayoutIssueTests {
    private let container = View()
    private let label = Label("1.85")

    init() {
        container.accessibilityIdentifier = "box"
        label.accessibilityIdentifier = "odds"
        container.frame = Rect(x: 0, y: 0, width: 20, height: 4)
        container.addSubview(label)
    }

    private var issues: [String] {
        container.layoutIfNeeded()
        return container.layoutIssues.map(\.description)
    }

    @Test func `a view that nothing places is named`() {
        expect(issues, is: ["box/odds: nothing says where it stands; pin it, or put it in a stack"])
    }

    @Test func `a view without pins among pinned ones is named`() {
        let title = Label("Chelsea")
        container.addSubview(title)
        title.layout {
            $0.leading.equal(to: container)
            $0.top.equal(to: container)
        }

        expect(issues, is: ["box/odds: nothing says where it stands; pin it, or put it in a stack"])
    }

    @Test func `pins, a stack and a frame of its own are places, be they empty`() {
        label.layout {
            $0.leading.equal(to: container)
            $0.top.equal(to: container)
        }
        let (stack, blank, byHand) = (StackView(), Label(""), View())
        stack.addSubview(blank)
        container.embed(stack)
        container.addSubview(byHand)
        byHand.frame = .zero

        expectEmpty(issues)
        expectEmpty(stack.layoutIssues)
    }

    @Test func `what was wrong with pins goes with them`() {
        label.layout { $0.leading.equal(to: container) }
        expect(issues, is: ["box/odds: no pin says where it stands down"])

        label.removeFromSuperview()

        expectEmpty(issues)
    }

    @Test func `a hidden view needs no place until it shows`() {
        label.isHidden = true
        expectEmpty(issues)

        label.isHidden = false
        expect(issues.count, is: 1)
    }

    @Test func `nothing is said before the first layout`() {
        expectEmpty(container.layoutIssues)
    }

    @Test func `a view that moves into another needs a place there`() {
        label.frame = Rect(x: 1, y: 0, width: 4, height: 1)
        expectEmpty(issues)
        let other = View()

        other.addSubview(label)
        other.layoutIfNeeded()

        expect(other.layoutIssues.map(\.views), is: [["View", "odds"]])
        expectEmpty(issues)
    }
}
