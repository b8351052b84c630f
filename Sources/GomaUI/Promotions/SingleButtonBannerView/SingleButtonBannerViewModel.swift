/// The model of a single button banner: what it leads to is the owner's, and so is whether the offer is given.
public final class SingleButtonBannerViewModel: ViewModel<SingleButtonBannerDisplayState>,
    SingleButtonBannerViewModelProtocol, ActingModel
{
    public static let actions = [Action("openBanner()", openBanner), Action("followOffer()", followOffer)]

    /// What a press means where the banner is about something else than a promotion; gets the banner's ID.
    private var onFollow: ((String) -> Void)?

    /// A banner about something else than a promotion, such as a game.
    /// - Parameter onFollow: what a press means, on the banner and on its button; gets the banner's ID.
    public convenience init(
        _ place: StatePlace<SingleButtonBannerDisplayState>, onFollow: @escaping (String) -> Void
    ) {
        self.init(place)
        self.onFollow = onFollow
    }

    public var buttonViewModel: (any ButtonViewModelProtocol)? {
        part(named: "button", read: { [environment] in $0.offerButton(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.followOffer() }
        }
    }

    public func openBanner() {
        record()
        guard currentDisplayState.leadsOn else { return }
        let id = currentDisplayState.id
        if let onFollow { onFollow(id) } else { ask(to: OpenPromotion(id: id)) }
    }

    public func followOffer() {
        record()
        guard let onFollow else { return update { $0.take() } }
        if currentDisplayState.button?.isEnabled == true { onFollow(currentDisplayState.id) }
    }

    override public func keepTime(
        for state: SingleButtonBannerDisplayState, after old: SingleButtonBannerDisplayState?
    ) {
        ask(to: TakeOffer(action: state.id), about: state.id, while: state.progress.isAsked) { [weak self] answer in
            self?.update { $0.progress = OfferProgress(answer.failure) }
        }
    }

    /// Takes the banner away until another comes.
    public func clear() {
        replaceState(SingleButtonBannerDisplayState(id: "", message: "", leadsOn: false, isVisible: false))
    }
}
