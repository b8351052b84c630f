import TerminalKit

/// A row of an option list: its mark, icon or flag, name, how many events there are, and a ring or a chevron.
package final class OptionRowView: View {
    private let environment: ViewEnvironment
    /// Rows are made before they have a place, from which these would come otherwise.
    private let words: ControlWords
    private lazy var indent = Label().droppable(order: 4)
    private lazy var markLabel = Label()
    private lazy var codeLabel = Label(foreground: .textSecondary).droppable(order: 3)
    private lazy var iconLabel = Label().droppable(order: 3)
    private lazy var titleLabel = Label().growing().narrowing(to: 6)
    private lazy var countLabel = Label(alignment: .trailing).droppable(order: 2)
    private lazy var trailingLabel = Label()
    private lazy var line = StackView(
        [indent, markLabel, codeLabel, iconLabel, titleLabel, countLabel, trailingLabel], spacing: Spacing.xs)
    private var row = OptionRow()

    package init(in environment: ViewEnvironment) {
        self.environment = environment
        words = environment.controlWords
        super.init()
        ownGlyphs = environment.glyphs
        embed(line, insetBy: Insets(horizontal: Spacing.xs))
        render(row)
    }

    package func render(_ row: OptionRow) {
        self.row = row
        background = row.isSelected ? .level(.control) : nil
        indent.text = String(repeating: " ", count: max(0, row.indentation - Spacing.xs))
        renderMarks()
        codeLabel.text = row.code ?? ""
        iconLabel.text = row.icon?.text(in: glyphs) ?? ""
        iconLabel.accessibilityLabel = ""
        iconLabel.style = TextStyle(row.isSelected && row.tintsIcon ? .highlightPrimary : .iconSecondary)
        let placeholder = row.placeholderLength.map { glyphs.shape(columns: $0) }
        titleLabel.text = placeholder ?? row.title
        titleLabel.accessibilityLabel = placeholder == nil ? nil : ""
        titleLabel.style =
            placeholder == nil
            ? TextStyle(.textPrimary, row.isSelected ? .bold : []) : TextStyle(.textSecondary, .dim)
        renderCount()
    }

    override package var accessibilityValue: String? {
        var fold: String?
        if case .branch(let isOpen?) = row.mark { fold = isOpen ? words.expanded : words.collapsed }
        return ReadingText.joined([row.isSelected ? words.selected : nil, fold])
    }

    private func renderMarks() {
        let ticks = row.mark != .radio
        markLabel.text = ticks ? (row.isSelected ? glyphs.selected.string : " ") : ""
        markLabel.style = TextStyle(.highlightPrimary, .bold)
        markLabel.accessibilityLabel = ""
        switch row.mark {
        case .check:
            trailingLabel.text = ""
        case .radio:
            trailingLabel.text = (row.isSelected ? glyphs.radioOn : glyphs.radioOff).string
        case .branch(let isOpen):
            // As wide as a ring, so that the numbers before both share a right edge.
            let chevron = isOpen.map { ($0 ? glyphs.expanded : glyphs.collapsed).string } ?? " "
            trailingLabel.text = String(repeating: " ", count: max(0, glyphs.radioOff.width - 1)) + chevron
        }
        trailingLabel.accessibilityLabel = ""
        let isLit = row.mark == .radio && row.isSelected
        trailingLabel.style = isLit ? TextStyle(.highlightPrimary, .bold) : TextStyle(.iconSecondary)
        if row.placeholderLength != nil { trailingLabel.style = TextStyle(.iconSecondary, .dim) }
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
