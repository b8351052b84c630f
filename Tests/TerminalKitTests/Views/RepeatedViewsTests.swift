import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct RepeatedViewsTests {
    private let stack = StackView(axis: .vertical)

    @Test func `there are as many views as elements, in their order`() {
        let labels = RepeatedViews(in: stack) { Label() }

        labels.show(["home", "draw", "away"]) { $0.text = $1 }
        expect(texts, is: ["home", "draw", "away"])

        labels.show(["over", "under"]) { $0.text = $1 }
        expect(texts, is: ["over", "under"])
        #expect(!labels.isEmpty)

        labels.show([String]()) { $0.text = $1 }
        expectEmpty(texts)
        expect(labels.isEmpty, is: true)
    }

    @Test func `fewer than none are none`() {
        let labels = RepeatedViews(in: stack) { Label() }
        labels.keep(2)

        labels.keep(-1)

        expect(labels.isEmpty, is: true)
        expectEmpty(texts)
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

    @Test func `an element with an identity keeps its view wherever it moves to`() {
        let (title, end) = (Label("title"), Label("end"))
        stack.addSubview(title)
        let labels = RepeatedViews(in: stack) { Label() }
        let elements = ["home", "draw", "away", "none"].map(Element.init)
        show([elements[0], elements[1], elements[2]], in: labels)
        stack.addSubview(end)
        let before = labels.views

        show([elements[2], elements[3], elements[0]], in: labels)

        expect(texts, is: ["title", "away", "none", "home", "end"])
        #expect(labels.views[0] === before[2] && labels.views[2] === before[0])
        #expect(labels.views[1] === before[1])
    }

    @Test func `what is before an element comes and goes without its view`() {
        let labels = RepeatedViews(in: stack) { Label() }
        let elements = ["home", "draw", "away"].map(Element.init)
        show(elements, in: labels)
        let before = labels.views

        show([elements[1], elements[2]], in: labels)
        #expect(labels.views[0] === before[1] && labels.views[1] === before[2])
        #expect(before[0].superview == nil)

        show(elements, in: labels)
        #expect(labels.views[1] === before[1] && labels.views[2] === before[2])
        expect(texts, is: ["home", "draw", "away"])
    }

    @Test func `elements that are values stay with their views by what tells them apart`() {
        let labels = RepeatedViews(in: stack) { Label() }
        func show(_ words: [String]) { labels.show(words, by: \.count) { $0.text = $1 } }
        show(["a", "bb"])
        let before = labels.views

        show(["ccc", "BB", "A"])

        #expect(labels.views[1] === before[1] && labels.views[2] === before[0])
        expect(texts, is: ["ccc", "BB", "A"])
    }

    @Test func `the focus moves with its element`() {
        let labels = RepeatedViews(in: stack) { FocusableLabel() }
        let elements = ["home", "draw", "away"].map(Element.init)
        show(elements, in: labels)
        let stage = ViewHarness(stack, width: 10, height: 3)
        stage.window.focus(labels.views[0])

        show([elements[2], elements[1], elements[0]], in: labels)

        expect(stage.rows, is: ["away", "draw", "home"])
        #expect(stage.window.focusedView === labels.views[2])
        stage.press(.up)
        #expect(stage.window.focusedView === labels.views[1])
    }

    @Test func `by their places in between, or with one identity twice, views stay where they are`() {
        let labels = RepeatedViews(in: stack) { Label() }
        let elements = ["home", "draw"].map(Element.init)
        show(elements, in: labels)
        let before = labels.views

        labels.keep(2)
        show([elements[1], elements[0]], in: labels)
        #expect(zip(labels.views, before).allSatisfy { $0 === $1 })
        expect(texts, is: ["draw", "home"])
        labels.keep([elements[0], elements[0]].map { ObjectIdentifier($0) })

        #expect(labels.views.count == 2 && zip(labels.views, before).allSatisfy { $0 === $1 })
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
        expect(labels.members.map(ObjectIdentifier.init), is: labels.views.map(ObjectIdentifier.init))
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
        expect(labels.views.count, is: 1)
    }

    private final class Element {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private final class FocusableLabel: Label {
        override var canBecomeFocused: Bool { true }
    }

    private func show<Item: Label>(_ elements: [Element], in labels: RepeatedViews<Item>) {
        labels.keep(elements.map { ObjectIdentifier($0) })
        for (label, element) in zip(labels.views, elements) { label.text = element.text }
    }

    private var texts: [String] { stack.subviews.compactMap { ($0 as? Label)?.text } }
}
