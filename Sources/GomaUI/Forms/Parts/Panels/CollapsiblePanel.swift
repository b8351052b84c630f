/// A card with a header, under which a body opens and closes.
package final class CollapsiblePanel: PartView {
    lazy var header = PanelHeader(in: environment)
    private lazy var folding = FoldingView(body, in: environment).growing()
    /// What folds: the content, a blank row below the header.
    private lazy var body = StackView([Label(" "), folded.growing()], axis: .vertical)
    private lazy var column = StackView([Label(" "), header, folding, Label(" ")], axis: .vertical)
    private let folded: View
    /// Whether a state has been shown, from which the next one can be reached by a movement.
    private var isSeen = false

    /// Columns from which on a panel does not grow: further apart, a name and its number are no longer seen as one row.
    private static let mostColumns = 80

    override package var content: View { column }

    /// - Parameter content: what is in the body, across all of the panel.
    package init(_ content: View, in environment: ViewEnvironment) {
        folded = content
        super.init(in: environment)
        background = .level(.card)
    }

    /// Shows a header, and its body where that is open. Before there is any, the body shows too.
    package func render(_ content: PanelHeader.Content?) {
        let isOpen = !(content?.isCollapsed ?? false)
        if !isOpen, let window, window.focusedView?.isDescendant(of: body) == true { window.focus(header) }
        header.render(content)
        folding.show(isOpen, moves: isSeen)
        isSeen = content != nil
    }

    /// Forgets what it has shown, so that the next state is there at once.
    package func reset() { isSeen = false }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(proposal.width, Self.mostColumns)
        return Size(width: width, height: column.measure(Size(width: width, height: proposal.height)).height)
    }
}
