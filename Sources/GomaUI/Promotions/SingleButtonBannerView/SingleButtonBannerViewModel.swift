/// The model of a single button banner: what the button leads to is the owner's.
public final class SingleButtonBannerViewModel: ViewModel<SingleButtonBannerDisplayState>,
    SingleButtonBannerViewModelProtocol, ActingModel
{
    public static let actions = [Action("openBanner()", openBanner), Action("followOffer()", followOffer)]

    public var buttonViewModel: (any ButtonViewModelProtocol)? {
        part(\.button) { ButtonViewModel($0) { [weak self] in self?.followOffer() } }
    }

    public func openBanner() {
        record()
        guard currentDisplayState.leadsOn else { return }
        ask(to: OpenPromotion(id: currentDisplayState.id))
    }

    public func followOffer() {
        record()
        guard let button = currentDisplayState.button, button.isEnabled else { return }
        ask(to: TakeOffer(action: currentDisplayState.id))
    }

    /// Lets the button be pressed, or no more.
    public func setButtonEnabled(_ isEnabled: Bool) { update { $0.button?.isEnabled = isEnabled } }

    /// Takes the banner away until another comes.
    public func clear() {
        replaceState(SingleButtonBannerDisplayState(id: "", message: "", leadsOn: false, isVisible: false))
    }
}
