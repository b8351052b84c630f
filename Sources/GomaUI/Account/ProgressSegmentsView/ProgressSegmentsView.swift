/// A bar of equal segments, those of what is done filled.
public final class ProgressSegmentsView: ComponentView<
    any ProgressSegmentsViewModelProtocol, ProgressSegmentsDisplayState
>, StandardComponent
{
    public typealias Model = ProgressSegmentsViewModel

    private lazy var shape = Label(style: TextStyle(.textSecondary, .dim)).unspoken()
    private lazy var bar = SegmentedProgressBar(in: environment)
    private lazy var column = StackView([shape, bar], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: ProgressSegmentsDisplayState) {
        shape.text = viewModel == nil ? glyphs.shape(columns: 12) : ""
        bar.isHidden = viewModel == nil
        bar.render(filled: state.shownFilled, of: state.totalCount)
        if !state.isAnimated { bar.stop() }
    }

    override public func resetInteraction() { bar.startAnew() }
}
