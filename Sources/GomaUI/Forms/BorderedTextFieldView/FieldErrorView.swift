import TerminalKit

/// The error of a field, in a sentence below it that wraps; nothing while nothing is wrong.
final class FieldErrorView: View {
    private lazy var mark = Label(foreground: .alertError, .bold).droppable()
    private lazy var label = Label(foreground: .textPrimary).narrowing(to: 4).wrapping()
    private lazy var row = StackView([mark, label], spacing: Spacing.xs)

    override init() {
        super.init()
        embed(row)
        isHidden = true
    }

    func render(_ message: String?) {
        isHidden = message == nil
        mark.text = glyphs.error.string
        label.text = message ?? ""
    }
}
