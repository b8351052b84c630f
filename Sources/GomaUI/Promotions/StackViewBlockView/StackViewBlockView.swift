/// Components below each other, each found by the name that the page's data has for it.
public final class StackViewBlockView: ComponentView<
    any StackViewBlockViewModelProtocol, StackViewBlockDisplayState
>, StandardComponent
{
    public typealias Model = StackViewBlockViewModel

    private lazy var emptyLabel = Label().wrapping()
    private lazy var emptyRow = emptyLabel.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var column = StackView(axis: .vertical)
    private var slots: [ContentBlockSlot] = []

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: StackViewBlockDisplayState) {
        var free = slots
        slots = (viewModel?.parts ?? []).map { part in
            guard let index = free.firstIndex(where: { $0.shows(part) }) else {
                return ContentBlockSlot(part, in: environment)
            }
            return free.remove(at: index)
        }
        free.forEach { $0.letGo() }
        var above: ContentBlockSlot?
        for slot in slots {
            slot.gap = Self.gap(between: above, and: slot)
            above = slot
        }
        let words = viewModel == nil ? nil : environment.text(.emptyPage)
        // Its characters are those of the views around it.
        column.setArrangedViews(slots.isEmpty ? [emptyRow] : slots)
        emptyLabel.alignment = words == nil ? .leading : .center
        emptyLabel.showBlock(words, TextStyle(.textSecondary), shape: [6, 8])
    }

    /// A blank row between blocks; the lines of a list belong together.
    private static func gap(between above: ContentBlockSlot?, and slot: ContentBlockSlot) -> Int {
        guard let above else { return 0 }
        let line = BulletItemBlockView.name
        return above.component == line && slot.component == line ? 0 : 1
    }
}
