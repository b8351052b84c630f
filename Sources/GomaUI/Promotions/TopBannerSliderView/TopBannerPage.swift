/// The model of a page of a slider of banners.
@MainActor
public enum TopBannerPage {
    case message(any SingleButtonBannerViewModelProtocol)
    case match(any MatchBannerViewModelProtocol)
}
