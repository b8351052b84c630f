/// The lines that a piece of a page brings.
package struct PageLineBatch: Sendable {
    package var lines: [PageLine] = []
    /// Why no more of the page can be read, which is not its end.
    package var failure: InputError?
    /// Whether this is all that there will ever be.
    package var isLast = false

    package init(_ lines: [PageLine] = [], failure: InputError? = nil) {
        self.lines = lines
        self.failure = failure
    }

    /// Whether there is nothing to be told.
    package var isEmpty: Bool { lines.isEmpty && failure == nil && !isLast }
}
