import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// Sizes of small components whose sizes are plain to see.
@MainActor
struct SizeSpecimenTests {
    /// A row that is measured; its text is the badge's.
    class RowView: ComponentView<any DisplayStateSource<BadgeDisplayState>, BadgeDisplayState>, StandardComponent {
        typealias Model = BadgeViewModel

        fileprivate lazy var label = Label(foreground: .textPrimary)

        override var content: View { label }

        override func render(_ state: BadgeDisplayState) { label.text = state.text }
    }

    /// A row with a price behind it that goes first where room runs out.
    final class PricedView: RowView {
        private lazy var row = StackView([label, Label("1.85", foreground: .textOdds).droppable()], spacing: 1)

        override var content: View { row }
    }

    /// A row with a part behind it that is pressed, and that goes first where room runs out.
    final class PressedView: RowView {
        private lazy var row = StackView([label, Part().droppable()], spacing: 1)

        override var content: View { row }

        private final class Part: Control {
            override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "press") {}] }

            override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(8, proposal.width), height: 1) }
        }
    }

    /// A row that scrolls sideways, with a part that is hidden where the text stands and beyond it.
    final class ScrolledView: RowView {
        private lazy var strip = ScrollView(Parts(label), axis: .horizontal)

        override var content: View { strip }

        private final class Parts: View {
            private let label: Label
            private let hidden = View()

            init(_ label: Label) {
                self.label = label
                super.init()
                hidden.isHidden = true
                [label, hidden].forEach(addSubview)
            }

            override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 30, height: 1) }

            override func layoutSubviews() {
                label.frame = Rect(origin: .zero, size: label.measure(bounds.size))
                hidden.frame = Rect(x: 2, y: 0, width: 28, height: 1)
            }
        }
    }

    enum Entry<RowType: RowView>: CatalogEntry {
        typealias ComponentType = RowType
        static var category: Category { .status }
        static var subcategory: String { "Samples" }
        static var summary: String { "A row." }
        static var tags: [String] { [] }
        static var defaultWidth: Int { 20 }
        static var variants: [Variant<BadgeDisplayState>] {
            [
                Variant("Short", BadgeDisplayState(text: "Home")),
                Variant("Two words", BadgeDisplayState(text: "Home win")),
                Variant("Cut", BadgeDisplayState(text: "International Championship")),
            ]
        }
    }

    private func sizes<RowType: RowView>(_ type: RowType.Type) -> [String] {
        let component = ComponentDescriptor(Entry<RowType>.self, namespace: "test")
        return SizeOracle().sizes(of: component).states.map {
            "\($0.name) \($0.smallest.width)×\($0.smallest.height) \($0.comfortable.width)×\($0.comfortable.height)"
                + ($0.isMadeToBeCut ? " cut" : "")
        }
    }

    @Test func `a text needs its columns, and one that is cut in its own width is made to be`() {
        expect(sizes(RowView.self), is: ["Short 4×1 4×1", "Two words 8×1 8×1", "Cut 26×1 26×1 cut", "Blank 1×0 1×0"])
    }

    @Test func `what may go is no part of the smallest size, and one of the comfortable`() {
        expect(
            sizes(PricedView.self), is: ["Short 4×1 9×1", "Two words 8×1 13×1", "Cut 26×1 31×1 cut", "Blank 4×1 4×1"])
    }

    @Test func `a size in which something cannot be used is too small`() {
        expect(
            sizes(PressedView.self),
            is: ["Short 13×1 13×1", "Two words 17×1 17×1", "Cut 35×1 35×1 cut", "Blank 1×1 1×1"])
    }

    @Test func `what is hidden in a strip cuts no text that stands where it would`() {
        expect(sizes(ScrolledView.self).prefix(2), is: ["Short 1×1 4×1", "Two words 1×1 8×1"])
    }

    @Test func `a component needs what its states need that are not made to be cut`() {
        let sizes = SizeOracle().sizes(of: ComponentDescriptor(Entry<PricedView>.self, namespace: "test"))

        expect([sizes.smallest.width, sizes.smallest.height], is: [8, 1])
        expect([sizes.comfortable.width, sizes.comfortable.height], is: [13, 1])
        let cut = ComponentSizes(states: sizes.states.filter(\.isMadeToBeCut))
        expect([cut.smallest.width, cut.comfortable.width], is: [26, 31])
    }

    @Test func `each width is drawn once, and sizes that were drawn stand for wider ones`() {
        let oracle = SizeOracle()
        let component = ComponentDescriptor(Entry<RowView>.self, namespace: "test")

        let state = oracle.state(at: 0, of: component, isExhaustive: true)

        expect(state.smallest.width, is: 4)
        // At full width, in its own four columns, which stand for all that are wider, and in three.
        expect(oracle.pictureCount, is: 3)
    }
}
