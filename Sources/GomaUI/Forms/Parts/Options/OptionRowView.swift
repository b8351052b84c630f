/// A row of an option list: its ring or tick, icon or flag, name, how many events there are, and a chevron.
package final class OptionRowView: PartView {
    /// Rows are made before they have a place, from which these would come otherwise.
    private let words: ControlWords
    private lazy var indent = Label().droppable(order: 4)
    private lazy var markLabel = Label().unspoken()
    private lazy var codeLabel = Label(foreground: .textSecondary).droppable(order: 3)
    private lazy var iconLabel = Label().droppable(order: 3).unspoken()
    private lazy var titleLabel = Label().growing().narrowing(to: 6)
    private lazy var countLabel = Label(alignment: .trailing).droppable(order: 2)
    private lazy var chevronLabel = Label(foreground: .iconSecondary).unspoken()
    private lazy var line = StackView(
        [indent, markLabel, codeLabel, iconLabel, titleLabel, countLabel, chevronLabel], spacing: Spacing.xs)
    private var row = OptionRow()

    override package var content: View { line }
    override package var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override package init(in environment: ViewEnvironment) {
        words = environment.controlWords
        super.init(in: environment)
        share(environment.sharedGlyphs)
        render(row)
    }

    package func render(_ row: OptionRow) {
        self.row = row
        background = row.isSelected ? .level(.control) : nil
        indent.text = String(repeating: " ", count: max(0, row.indentation - Spacing.xs))
        renderMarks()
        codeLabel.text = row.code ?? ""
        iconLabel.text = row.icon?.text(in: glyphs) ?? ""
        iconLabel.style = TextStyle(row.isSelected && row.tintsIcon ? .highlightPrimary : .iconSecondary)
        titleLabel.show(
            row.title, TextStyle(.textPrimary, row.isSelected ? .bold : []), shape: row.placeholderLength)
        renderCount()
    }

    override package var accessibilityValue: String? {
        var fold: String?
        if case .branch(let isOpen?) = row.mark { fold = isOpen ? words.expanded : words.collapsed }
        return ReadingText.joined([row.isSelected ? words.selected : nil, fold])
    }

    private func renderMarks() {
        let isShape = row.placeholderLength != nil
        switch row.mark {
        case .radio:
            markLabel.showRing(isChosen: row.isSelected, isShape: isShape)
            // The numbers of a branch and of what it holds share a right edge.
            chevronLabel.text = row.indentation > Spacing.none ? " " : ""
        case .branch(let isOpen):
            markLabel.text = row.isSelected ? glyphs.selected.string : " "
            markLabel.style = TextStyle(.highlightPrimary, .bold)
            chevronLabel.text = isOpen.map { ($0 ? glyphs.expanded : glyphs.collapsed).string } ?? " "
        }
        chevronLabel.style = TextStyle(.iconSecondary, isShape ? .dim : [])
    }

    private func renderCount() {
        let count = row.count
        countLabel.isHidden = count == nil
        countLabel.text = count.map(text) ?? ""
        let isEmpty = (count ?? 0) <= 0
        countLabel.style =
            isEmpty
            ? TextStyle(.textSecondary, .dim)
            : TextStyle(row.isSelected ? .textPrimary : .textSecondary, row.isSelected ? .bold : [])
    }

    private func text(for count: Int) -> String {
        count > 0 ? environment.money.string(whole: count) : environment.text(.noEvents)
    }
}
