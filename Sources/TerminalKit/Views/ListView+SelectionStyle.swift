extension ListView {
    /// The layer of the selection, and so whose colours show.
    public enum SelectionStyle: Hashable, Sendable {
        /// Over the row: the selection's colours take the place of the row's own.
        case over
        /// Under the row, which keeps what colours it has: the selection's ground shows where the row has none, and its
        /// foreground on text in the terminal's own colour.
        case under
    }
}
