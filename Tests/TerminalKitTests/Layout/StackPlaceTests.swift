import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct StackPlaceTests {
    @Test func `a view is told its place where it is made`() {
        let label = Label("odds").growing().narrowing(to: 3).droppable(order: 2)

        #expect(label.grows)
        expect(label.minimumWidth, is: 3)
        expect(label.dropOrder, is: 2)
        expect(View().droppable().dropOrder, is: 1)
    }

    @Test func `a view that was told nothing stays, as wide as it wants to be`() {
        let view = View()

        #expect(!view.grows)
        expect(view.minimumWidth, is: nil)
        expect(view.dropOrder, is: 0)
    }

    @Test func `the place given so is the one that a stack looks at`() {
        let (name, mark) = (Label("Tottenham Hotspur").narrowing(to: 5), Label("LIVE").droppable())
        let stack = StackView([name, mark], spacing: 1)

        stack.frame = Rect(x: 0, y: 0, width: 8, height: 1)
        stack.layoutIfNeeded()

        expect(mark.frame.isEmpty, is: true)
        expect(name.frame.width, is: 8)
    }
}
