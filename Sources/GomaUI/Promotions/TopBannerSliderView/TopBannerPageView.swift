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
        messageView.bind(to: page?.message)
        matchView.bind(to: page?.match)
        messageView.isHidden = page?.match != nil
        matchView.isHidden = !messageView.isHidden
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        (messageView.isHidden ? matchView : messageView).measure(proposal)
    }
}
