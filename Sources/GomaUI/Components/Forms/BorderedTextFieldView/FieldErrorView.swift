import TerminalKit

/// What is wrong with a field, in a sentence below it that wraps; nothing while nothing is wrong.
final class FieldErrorView: View {
    private lazy var mark = Self.createMark()
    private lazy var label = Self.createLabel()
    private lazy var row = StackView([mark, label], spacing: Spacing.xs)

    override init() {
        super.init()
        addSubview(row)
        row.layout { $0.edges.equal(to: self) }
        isHidden = true
    }

    func render(_ message: String?) {
        isHidden = message == nil
        mark.text = glyphs.error.string
        label.text = message ?? ""
    }

    private static func createMark() -> Label {
        let label = Label(foreground: .alertError, .bold)
        label.dropOrder = 1
        return label
    }

    private static func createLabel() -> Label {
        let label = Label(foreground: .textPrimary)
        label.maximumLines = 0
        label.minimumWidth = 4
        return label
    }
}
