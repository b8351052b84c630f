import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct EmbeddingTests {
    private let container = View()

    @Test func `an embedded view fills the one around it but for the insets`() {
        let inner = Block(3)
        container.embed(inner, insetBy: Insets(top: 1, left: 2, right: 1))

        container.frame = Rect(x: 4, y: 4, width: 20, height: 6)
        container.layoutIfNeeded()

        expect(inner.frame, is: Rect(x: 2, y: 1, width: 17, height: 5))
        expectEmpty(container.layoutIssues)
    }

    @Test func `the one around wants what is embedded, and the insets`() {
        let insets = Insets(horizontal: 2, vertical: 1)
        container.embed(Block(7), insetBy: insets)

        for room in [container, Block(7).embedded(insetBy: insets)] {
            expect(room.measure(Size(width: 40, height: 40)), is: Size(width: 11, height: 3))
        }
    }

    @Test(arguments: [true, false])
    func `in a border that is asked without a limit, what would fill any room has what it wants itself`(isAlone: Bool) {
        container.border = .light
        container.embed(StackView([Block(3), Block(5)], distribution: .equal), insetBy: Insets(horizontal: 1))
        if !isAlone { container.embed(View()) }

        let size = container.measure(Size(width: View.unbounded, height: View.unbounded))

        expect(size, is: Size(width: 14, height: 3))
    }

    @Test func `insets go first where room runs out`() {
        let inner = Block(9)
        container.embed(inner, insetBy: Insets(horizontal: 2))

        container.frame = Rect(x: 0, y: 0, width: 4, height: 1)
        container.layoutIfNeeded()

        expect(inner.frame, is: Rect(x: 0, y: 0, width: 4, height: 1))
    }

    @Test func `insets are the same on the sides that are named`() {
        expect(Insets(3), is: Insets(top: 3, left: 3, bottom: 3, right: 3))
        expect(Insets(horizontal: 2), is: Insets(left: 2, right: 2))
        expect(Insets(horizontal: 2, vertical: 1), is: Insets(top: 1, left: 2, bottom: 1, right: 2))
    }
}
