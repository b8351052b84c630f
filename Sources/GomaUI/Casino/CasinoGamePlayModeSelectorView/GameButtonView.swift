/// A way to play a game: its button, with a spinner in it while what it is for is on its way.
final class GameButtonView: PartView {
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var spinner = Spinner(in: environment)
    /// Columns of the title on one line.
    private var titleWidth = 0 { didSet { if titleWidth != oldValue { setNeedsLayout() } } }

    /// Columns of a button that has a blank one between its edge and its title.
    private static let leastWidth = 7

    override var content: View { buttonView }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        addSubview(spinner)
    }

    func render(_ model: any ButtonViewModelProtocol, isLoading: Bool) {
        let title = model.currentDisplayState.title
        buttonView.bind(to: model)
        buttonView.accessibilityLabel = isLoading ? ReadingText.joined([title, environment.text(.loading)]) : nil
        titleWidth = DisplayText(title).width
        spinner.turn(while: isLoading)
    }

    /// The spinner stands off the edge, or beside it where the title needs the room.
    override func layoutSubviews() {
        super.layoutSubviews()
        let hasRoom = bounds.width >= Self.leastWidth
        let standsOff = (bounds.width - titleWidth) / 2 > Spacing.md + Spacing.xs
        spinner.frame = Rect(
            x: standsOff ? Spacing.md : Spacing.xs, y: bounds.height / 2, width: hasRoom ? 1 : 0,
            height: min(1, bounds.height))
    }
}
