import TerminalKit

/// Where the customer was in an option list: the cursor's row, the row on top, and the caret in what was searched for.
public struct OptionListState: Sendable {
    let cursorRow: Int?
    let firstRow: Int
    let caretPlace: TextField.CaretPlace
}
