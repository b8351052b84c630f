/// The pill of a filter: a picture, what is chosen, how many, and a mark of what a press brings.
package final class FilterPill: View {
    /// The look of a pill among others.
    package enum Look: Hashable, Sendable {
        case resting
        /// A ground in the accent: chosen by the customer.
        case selected
    }

    private lazy var iconLabel = Label().droppable(order: 2).unspoken()
    private lazy var titleLabel = Label().narrowing(to: 4)
    private lazy var badge = CountBadge().droppable()
    private lazy var markLabel = Label().droppable(order: 3).unspoken()
    private lazy var box = PillBox([iconLabel, titleLabel, badge, markLabel], padding: Spacing.xs)

    override package init() {
        super.init()
        embed(PillRoom(box))
    }

    /// What is said of the title; the title itself where `nil`.
    package var spokenTitle: String? {
        get { titleLabel.accessibilityLabel }
        set { titleLabel.accessibilityLabel = newValue }
    }

    /// What is said of the count; the number itself where `nil`.
    package var spokenCount: String? {
        get { badge.accessibilityLabel }
        set { badge.accessibilityLabel = newValue }
    }

    /// - Parameter isShape: whether what is chosen is not known yet.
    package func show(
        icon: String?, title: String, count: Int? = nil, mark: DisplayText? = nil, look: Look, isShape: Bool
    ) {
        iconLabel.text = icon ?? ""
        titleLabel.text = isShape ? glyphs.shape(columns: 5) : title
        badge.show(count)
        markLabel.text = mark?.string ?? ""
        render(look)
        if isShape { titleLabel.style = TextStyle(.textSecondary, .dim) }
    }

    private func render(_ look: Look) {
        let text: ColorRole = look == .selected ? .highlightPrimaryContrast : .textPrimary
        titleLabel.style = TextStyle(text, .bold)
        iconLabel.style = TextStyle(look == .selected ? text : .textSecondary)
        switch look {
        case .resting:
            markLabel.style = TextStyle(.textSecondary)
            box.look = .resting
        case .selected:
            markLabel.style = TextStyle(text)
            box.look = .chosen
        }
    }
}
