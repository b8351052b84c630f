/// The customer's place in an option list: the cursor's row, the row on top, and the caret in what was searched for.
public struct OptionListState: Codable, Sendable {
    package let cursorRow: Int?
    package let firstRow: Int
    package let caretPlace: TextField.CaretPlace
}
