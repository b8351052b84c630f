/// The purpose of a code, and the code on a badge at the end of the row, or below where both would be cramped; for a
/// while after a copy, what came of it is said in place of the code.
package final class CopyRowView: PartView {
    private lazy var titleLabel = Label().wrapping()
    private lazy var outcomeLabel = Label().droppable().unspoken()
    private lazy var codeLabel = Label()
    private lazy var copyLabel = Label().droppable().unspoken()
    private lazy var badgeBox = PillBox([outcomeLabel, codeLabel, copyLabel], padding: Spacing.xs)

    /// Columns that the words need beside the badge, unless they are fewer.
    private static let leastTitleWidth = 12
    /// Columns of words on the badge below which the mark before them goes.
    private static let leastWordsWidth = 4
    /// Columns after which the badge stands no farther off.
    private static let mostWidth = 76

    override package init(in environment: ViewEnvironment) {
        super.init(in: environment)
        [titleLabel, badgeBox].forEach(addSubview)
    }

    /// - Parameters:
    ///   - title: `nil` for general words.
    ///   - code: `nil` for one that is not known yet, whose shape shows.
    ///   - copied: says that the code has been copied; `nil` for general words.
    package func render(
        _ title: String?, _ code: String?, _ phase: CopyPhase, copied: String? = nil, isEnabled: Bool = true
    ) {
        titleLabel.text = title ?? environment.text(.copyBookingCode)
        titleLabel.style = TextStyle(.textPrimary, isEnabled ? [] : .dim)
        var isCode = false
        outcomeLabel.text = ""
        codeLabel.minimumWidth = nil
        switch (code, phase) {
        case (nil, _):
            let shape = glyphs.shape(columns: 7)
            show(shape, TextStyle(.textSecondary, .dim), truncation: .end)
        case (let code?, .none), (let code?, .asked):
            isCode = true
            show(code, TextStyle(.textPrimary, isEnabled ? .bold : .dim), truncation: .middle)
        case (_, .done):
            show(copied ?? environment.text(.copiedToClipboard), after: glyphs.success.string, .alertSuccess)
        case (_, .failed): show(environment.text(.notCopied), after: glyphs.error.string, .alertError)
        }
        copyLabel.text = isCode ? glyphs[.copy].string : ""
        copyLabel.style = TextStyle(isEnabled ? .highlightPrimary : .iconSecondary, isEnabled ? .bold : .dim)
        badgeBox.look = PillBox.Look(
            ground: .level(.control), ends: isEnabled ? .filled : .faint)
    }

    private func show(_ words: String, after mark: String, _ role: ColorRole) {
        outcomeLabel.text = mark
        outcomeLabel.style = TextStyle(role, .bold)
        show(words, TextStyle(.textPrimary, .bold), truncation: .end)
        codeLabel.minimumWidth = Self.leastWordsWidth
    }

    private func show(_ text: String, _ style: TextStyle, truncation: TruncationMode) {
        codeLabel.text = text
        codeLabel.style = style
        codeLabel.truncation = truncation
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let frames = frames(in: proposal.width)
        return Size(
            width: max(frames.title.maxX, frames.badge.maxX), height: max(frames.title.maxY, frames.badge.maxY))
    }

    override package func layoutSubviews() { (titleLabel.frame, badgeBox.frame) = frames(in: bounds.width) }

    private func frames(in width: Int) -> (title: Rect, badge: Rect) {
        let width = min(width, Self.mostWidth)
        let everything = Size(width: View.unbounded, height: View.unbounded)
        let (title, badge) = (titleLabel.measure(everything), badgeBox.measure(everything))
        let rest = width - badge.width - Spacing.sm
        guard rest >= min(title.width, Self.leastTitleWidth) else {
            let height = titleLabel.measure(Size(width: width, height: View.unbounded)).height
            return (
                Rect(x: 0, y: 0, width: width, height: height),
                Rect(x: 0, y: height, width: min(width, badge.width), height: badge.height)
            )
        }
        let height = titleLabel.measure(Size(width: rest, height: View.unbounded)).height
        return (
            Rect(x: 0, y: 0, width: rest, height: height),
            Rect(x: width - badge.width, y: (height - 1) / 2, width: badge.width, height: badge.height)
        )
    }
}
