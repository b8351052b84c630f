/// The pill of a filter: a picture, what is chosen, how many, and a mark of what a press brings.
package final class FilterPill: View {
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

    /// - Parameters:
    ///   - isChosen: whether the customer has chosen it, which a ground in the accent shows.
    ///   - isShape: whether what is chosen is not known yet.
    package func show(
        icon: String?, title: String, count: Int? = nil, mark: DisplayText? = nil, isChosen: Bool = false, isShape: Bool
    ) {
        iconLabel.text = icon ?? ""
        titleLabel.text = isShape ? glyphs.shape(columns: 5) : title
        badge.show(count)
        markLabel.text = mark?.string ?? ""
        let ink: ColorRole = isChosen ? .highlightPrimaryContrast : .textPrimary
        titleLabel.style = isShape ? TextStyle(.textSecondary, .dim) : TextStyle(ink, .bold)
        for label in [iconLabel, markLabel] { label.style = TextStyle(isChosen ? ink : .textSecondary) }
        box.look = isChosen ? .chosen : .resting
    }
}
