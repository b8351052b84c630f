/// Decides what a banner shows. A press arrives at the button's model and is handed on to the method here.
public protocol SingleButtonBannerViewModelProtocol: DisplayStateSource<SingleButtonBannerDisplayState> {
    /// The button's, where the state has one.
    var buttonViewModel: (any ButtonViewModelProtocol)? { get }

    /// Leads to what the message is about, where the state says so.
    func openBanner()

    /// Does the one thing there is to do.
    func followOffer()
}
