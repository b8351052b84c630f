/// The model of a page of a slider of banners.
@MainActor
public enum TopBannerPage {
    case message(any SingleButtonBannerViewModelProtocol)
    case match(any MatchBannerViewModelProtocol)
}

extension TopBannerPage {
    /// Tells it from the pages of other models.
    var identity: ObjectIdentifier {
        switch self {
        case .message(let model): ObjectIdentifier(model)
        case .match(let model): ObjectIdentifier(model)
        }
    }
}
