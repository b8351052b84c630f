/// A button, and over it that something is on its way.
final class LoadingButtonArea: View {
    private let spinner: Spinner
    private let label: Label
    private lazy var progress = StackView([spinner, label], spacing: Spacing.xs)

    init(_ button: View, in environment: ViewEnvironment) {
        spinner = Spinner(in: environment).droppable()
        label = Label(environment.text(.loading), foreground: .buttonTextDisablePrimary)
        super.init()
        embed(button)
        addSubview(progress)
        progress.layout {
            $0.centerX.equal(to: self)
            $0.centerY.equal(to: self)
        }
        progress.isHidden = true
    }

    /// Whether something is awaited; the button has no title then.
    var isLoading: Bool {
        get { !progress.isHidden }
        set {
            progress.isHidden = !newValue
            spinner.isAnimating = newValue
        }
    }
}
