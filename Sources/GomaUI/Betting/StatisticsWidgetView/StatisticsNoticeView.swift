/// The notice in place of statistics: that they are on their way, that there are none, or that they did not come.
final class StatisticsNoticeView: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label(alignment: .center).narrowing(to: 8).wrapping()
    private lazy var line = StackView([spinner, label], spacing: Spacing.xs, alignment: .leading)
    private lazy var failureLine = MessageLine(margin: Spacing.none)
    private lazy var hintLabel = Label(
        environment.text(.noStatisticsHint), foreground: .textSecondary, alignment: .center
    ).wrapping()
    private(set) lazy var tryAgain = TextLink(actionTitle: environment.text(.keyTryAgain))
    private lazy var shapes = Self.shapeWidths.map { _ in Label(foreground: .textSecondary, .dim).unspoken() }
    private lazy var shape = StackView(shapes, axis: .vertical, spacing: 1, alignment: .center)
    private lazy var gap = BlankRow()
    private lazy var column = StackView(
        [line, failureLine, hintLabel, tryAgain, gap, shape], axis: .vertical, alignment: .center)

    /// Columns of the bars that are on their way; all are whole on a narrow card.
    private static let shapeWidths = [26, 18, 22]

    override var content: View { column }

    /// - Parameters:
    ///   - phase: how far a page has come that has nothing to show; `nil` before there is a model, for the shape alone.
    ///   - awaitsTry: whether what is on its way was asked for here by another try, whose place stays meanwhile.
    func render(_ phase: StatisticsPhase?, awaitsTry: Bool = false) {
        let isComing = phase == .notLoaded || phase == .loading
        let isEmpty = phase == .loaded || phase == .refreshing
        failureLine.render(failure(of: phase))
        let isFailed = !failureLine.isHidden
        label.text = text(of: phase)
        label.style = isEmpty ? TextStyle(.title, .textPrimary) : TextStyle(.textSecondary)
        tryAgain.render(environment.text(.tryAgain), leadsOn: true, isEnabled: isFailed)
        tryAgain.isHidden = !isFailed && !(isComing && awaitsTry)
        line.isHidden = label.text.isEmpty
        spinner.turn(while: isComing)
        hintLabel.isHidden = !isEmpty
        shape.isHidden = !isComing && phase != nil
        gap.isHidden = !isComing
        for (label, width) in zip(shapes, Self.shapeWidths) { label.text = glyphs.shape(columns: width) }
    }

    private func text(of phase: StatisticsPhase?) -> String {
        switch phase {
        case nil, .failed: ""
        case .notLoaded: environment.text(.preparingStatistics)
        case .loading: environment.text(.loadingStatistics)
        case .loaded, .refreshing: environment.text(.noStatistics)
        }
    }

    private func failure(of phase: StatisticsPhase?) -> MessageLine.Message? {
        guard case .failed(let failure) = phase else { return nil }
        return .error(failure.words(.statisticsFailed, in: environment))
    }
}
