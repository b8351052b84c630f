/// The progress to the next win boost, in words and as a bar.
package final class WinBoostPanel: PartView {
    private lazy var titleLabel = Label(foreground: .textPrimary)
    private lazy var iconLabel = Label(foreground: .iconPrimary).droppable().unspoken()
    private lazy var headingLabel = Label(style: TextStyle(.title, .textPrimary))
    private lazy var descriptionLabel = Label(foreground: .textSecondary).wrapping(upTo: 2)
    private lazy var texts = StackView([headingLabel, descriptionLabel], axis: .vertical).growing().narrowing(to: 12)
    private lazy var message = StackView([iconLabel, texts], spacing: Spacing.xs)
    private lazy var bar = SegmentedProgressBar(in: environment)
    private lazy var column = StackView([titleLabel, message, bar], axis: .vertical)

    override package var content: View { column }
    override package var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    /// - Parameter progress: `nil` before it is known, when the shape of words stands in.
    package func render(_ progress: WinBoostProgress?) {
        let words = progress.map { WinBoostTexts($0, in: environment) }
        titleLabel.show(words?.title ?? "", TextStyle(.textPrimary), shape: words == nil ? 16 : nil)
        iconLabel.text = words == nil ? "" : Pictogram.flame.text(in: environment.glyphs)
        headingLabel.show(words?.heading ?? "", TextStyle(.title, .textPrimary), shape: words == nil ? 22 : nil)
        descriptionLabel.text = words?.description ?? ""
        bar.render(progress)
    }

    /// At rest at once, and what is shown next is there at once too.
    package func startAnew() { bar.startAnew() }
}

extension SegmentedProgressBar {
    /// A segment for each selection that the highest boost asks for.
    package func render(_ progress: WinBoostProgress?) {
        render(filled: progress?.filledCount ?? 0, of: progress?.segmentCount ?? 0)
    }
}
