/// The content of one row of an option list.
package struct OptionRow: Hashable, Sendable {
    /// The identity of a row among all rows of its list.
    package enum ID: Hashable, Sendable {
        /// Something to choose, by its id.
        case option(String)
        /// What holds options, by its id.
        case branch(String)
    }

    /// The mark of a row that says that it is the chosen one.
    package enum Mark: Hashable, Sendable {
        /// By a ring before it, which is filled.
        case radio
        /// By a tick before it; what it holds opens and closes below it, or stays open where `isOpen` is `nil`.
        case branch(isOpen: Bool?)
    }

    package var id = ID.option("")
    package var title = ""
    /// Before the title; `nil` for none.
    package var icon: Pictogram?
    /// A few letters in place of a flag; `nil` for none.
    package var code: String?
    /// Events behind it; `nil` where nothing is counted.
    package var count: Int?
    package var isSelected = false
    package var mark = Mark.radio
    /// Whether the icon takes the accent while the row is the chosen one.
    package var tintsIcon = true
    /// Columns before it beside those of other rows.
    package var indentation = Spacing.none
    /// Columns of what stands in for a title that is not known yet; `nil` for a row that is known.
    package var placeholderLength: Int?

    package init() {}

    /// A row that is not known yet.
    /// - Parameter place: its place in the list; titles are not all equally long.
    package init(placeholderAt place: Int, mark: Mark = .radio) {
        self.mark = mark
        placeholderLength = [14, 9, 12][place % 3]
    }

    package init(_ option: FilterOption, isSelected: Bool) {
        id = .option(option.id)
        title = option.title
        icon = option.icon
        count = option.count
        tintsIcon = option.tintsIcon
        self.isSelected = isSelected
    }
}
