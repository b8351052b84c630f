/// A mark and a sentence about a bet. Its row is kept while there is nothing to say, so that nothing moves when there is.
final class BetSubmissionNoticeView: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var mark = Label().droppable().unspoken()
    private lazy var label = Label().narrowing(to: 4).wrapping()
    private lazy var row = StackView([spinner, mark, label], spacing: Spacing.xs)

    override var content: View { row }

    func render(_ notice: BetSubmissionNotice?) {
        label.text = notice?.text ?? ""
        // What is wrong with the stake is said with the field.
        label.accessibilityLabel = notice?.kind == .invalid ? "" : nil
        spinner.turn(while: notice?.kind == .progress)
        switch notice?.kind {
        case nil: mark.text = ""
        case .hint: show(glyphs.info.string, .highlightTertiary, text: TextStyle(.textSecondary))
        case .progress: show("", .iconSecondary, text: TextStyle(.textSecondary))
        case .success: show(glyphs.success.string, .alertSuccess, text: TextStyle(.textPrimary, .bold))
        case .failure: show(glyphs.error.string, .alertError, text: TextStyle(.textPrimary, .bold))
        case .invalid: show(glyphs.error.string, .alertError, text: TextStyle(.textPrimary))
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: size.width, height: max(1, size.height))
    }

    private func show(_ glyph: String, _ role: ColorRole, text: TextStyle) {
        mark.text = glyph
        mark.style = TextStyle(role, .bold)
        label.style = text
    }
}
