/// A page of a slider: a message or a match.
final class TopBannerPageView: View {
    private let messageView: SingleButtonBannerView
    private let matchView: MatchBannerView

    init(in environment: ViewEnvironment) {
        messageView = SingleButtonBannerView(environment: environment)
        matchView = MatchBannerView(environment: environment)
        super.init()
        embed(messageView)
        embed(matchView)
    }

    /// - Parameter page: `nil` before there is one.
    func render(_ page: TopBannerPage?) {
        switch page {
        case nil:
            messageView.bind(to: nil)
            matchView.bind(to: nil)
        case .message(let model):
            messageView.bind(to: model)
            matchView.bind(to: nil)
        case .match(let model):
            messageView.bind(to: nil)
            matchView.bind(to: model)
        }
        if case .match = page { showMatch(true) } else { showMatch(false) }
    }

    private func showMatch(_ showsMatch: Bool) {
        messageView.isHidden = showsMatch
        matchView.isHidden = !showsMatch
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        (messageView.isHidden ? matchView : messageView).measure(proposal)
    }
}
