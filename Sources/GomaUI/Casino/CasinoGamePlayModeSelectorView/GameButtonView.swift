/// A way to play a game: its button, with a spinner in it while what it is for is on its way.
final class GameButtonView: View {
    private let buttonView: ButtonView
    private let spinner: Spinner

    init(in environment: ViewEnvironment) {
        buttonView = ButtonView(environment: environment)
        spinner = Spinner(in: environment)
        super.init()
        embed(buttonView)
        addSubview(spinner)
        spinner.layout {
            $0.leading.equal(to: self, offsetBy: Spacing.md)
            $0.centerY.equal(to: self)
        }
    }

    func render(_ model: any ButtonViewModelProtocol, isLoading: Bool) {
        buttonView.bind(to: model)
        spinner.turn(while: isLoading)
    }
}
