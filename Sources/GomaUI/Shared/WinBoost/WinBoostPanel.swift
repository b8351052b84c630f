import TerminalKit

/// How near the next win boost is, in words and as a bar.
final class WinBoostPanel: View {
    private let environment: ViewEnvironment
    private lazy var titleLabel = Label(foreground: .textPrimary)
    private lazy var iconLabel = Self.createIconLabel()
    private lazy var headingLabel = Label(style: TextStyle(.title, .textPrimary))
    private lazy var descriptionLabel = Self.createDescriptionLabel()
    private lazy var texts = Self.createTexts([headingLabel, descriptionLabel])
    private lazy var message = StackView([iconLabel, texts], spacing: Spacing.xs)
    private lazy var bar = SegmentedProgressBar(in: environment)
    private lazy var content = StackView([titleLabel, message, bar], axis: .vertical)

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        addSubview(content)
        content.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.vertical.equal(to: self)
        }
    }

    /// - Parameter progress: `nil` before it is known.
    func render(_ progress: WinBoostProgress?) {
        let words = progress.map { WinBoostTexts($0, in: environment) }
        titleLabel.text = words?.title ?? environment.text(.almostThere)
        iconLabel.text = Pictogram.flame.text(in: environment.glyphs)
        headingLabel.text = words?.heading ?? ""
        descriptionLabel.text = words?.description ?? ""
        bar.render(progress)
    }

    /// At rest at once.
    func stop() { bar.stop() }

    private static func createIconLabel() -> Label {
        let label = Label(foreground: .highlightPrimary)
        label.dropOrder = 1
        return label
    }

    private static func createDescriptionLabel() -> Label {
        let label = Label(foreground: .textSecondary)
        label.maximumLines = 2
        return label
    }

    private static func createTexts(_ labels: [Label]) -> StackView {
        let stack = StackView(labels, axis: .vertical)
        stack.grows = true
        stack.minimumWidth = 12
        return stack
    }
}

extension SegmentedProgressBar {
    /// A segment for each selection that the highest boost asks for.
    func render(_ progress: WinBoostProgress?) {
        render(filled: progress?.filledCount ?? 0, of: progress?.segmentCount ?? 0)
    }
}
