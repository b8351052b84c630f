import Testing

@testable import TerminalKit

@MainActor
@Suite struct RepeatedViewsTests {
    private let stack = StackView(axis: .vertical)

    @Test func `there are as many views as elements, in their order`() {
        let labels = RepeatedViews(in: stack) { Label() }

        labels.show(["home", "draw", "away"]) { $0.text = $1 }
        #expect(texts == ["home", "draw", "away"])

        labels.show(["over", "under"]) { $0.text = $1 }
        #expect(texts == ["over", "under"])
        #expect(!labels.isEmpty)

        labels.show([String]()) { $0.text = $1 }
        #expect(texts.isEmpty)
        #expect(labels.isEmpty)
    }

    @Test func `an element keeps its view for as long as its place exists`() {
        let labels = RepeatedViews(in: stack) { Label() }
        labels.keep(2)
        let (first, second) = (labels.views[0], labels.views[1])

        labels.keep(3)
        #expect(labels.views[0] === first && labels.views[1] === second)

        labels.keep(1)
        labels.keep(2)
        #expect(labels.views[0] === first)
        #expect(labels.views[1] !== second)
        #expect(second.superview == nil)
    }

    @Test func `a view whose place is gone is freed`() {
        let labels = RepeatedViews(in: stack) { Label() }
        labels.keep(1)
        weak let label = labels.views[0]

        labels.keep(0)

        #expect(label == nil)
    }

    @Test func `without a container nothing is put in place`() {
        let labels = RepeatedViews { Label() }

        labels.keep(2)

        #expect(labels.views.allSatisfy { $0.superview == nil })
        #expect(labels.members.map(ObjectIdentifier.init) == labels.views.map(ObjectIdentifier.init))
    }

    @Test func `the container is not kept alive`() {
        let labels: RepeatedViews<Label>
        weak var gone: View?
        do {
            let container = View()
            gone = container
            labels = RepeatedViews(in: container) { Label() }
            labels.keep(1)
        }

        #expect(gone == nil)
        #expect(labels.views.count == 1)
    }

    private var texts: [String] { stack.subviews.compactMap { ($0 as? Label)?.text } }
}
