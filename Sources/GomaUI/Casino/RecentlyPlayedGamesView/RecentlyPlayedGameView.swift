/// A game of the row, as wide as the others.
final class RecentlyPlayedGameView: View, BindableView {
    typealias ViewModel = any CasinoGameSearchedViewModelProtocol
    typealias State = CasinoGameSearchedDisplayState

    private let line: CasinoGameSearchedView

    private static let width = 30

    required init(environment: ViewEnvironment) {
        line = CasinoGameSearchedView(environment: environment)
        super.init()
        embed(line)
    }

    func configure(with viewModel: any CasinoGameSearchedViewModelProtocol) { line.configure(with: viewModel) }

    func prepareForReuse() { line.prepareForReuse() }

    override func sizeThatFits(_ proposal: Size) -> Size {
        line.measure(Size(width: min(Self.width, proposal.width), height: proposal.height))
    }
}
