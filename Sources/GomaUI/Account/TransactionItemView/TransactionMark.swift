/// The mark of a transaction's status, in a row that has no room for the words.
final class TransactionMark: View {
    private let label = Label(style: TextStyle(.badge, .textPrimary)).unspoken()
    /// Columns of the row that are enough for the words, so that the mark is not needed.
    private var columnsOfWords = 0

    override init() {
        super.init()
        embed(label)
    }

    func render(_ mark: String, below columns: Int) {
        label.text = mark
        guard columns != columnsOfWords else { return }
        columnsOfWords = columns
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        proposal.width < columnsOfWords ? label.measure(proposal) : .zero
    }
}
