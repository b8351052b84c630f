/// The model of a page of a slider of banners.
@MainActor
public enum TopBannerPage {
    case message(any SingleButtonBannerViewModelProtocol)
    case match(any MatchBannerViewModelProtocol)
}

extension TopBannerPage {
    /// The message's model, where it is one.
    var message: (any SingleButtonBannerViewModelProtocol)? {
        if case .message(let model) = self { model } else { nil }
    }

    /// The match's model, where it is one.
    var match: (any MatchBannerViewModelProtocol)? {
        if case .match(let model) = self { model } else { nil }
    }

    /// Tells it from the pages of other models.
    var identity: ObjectIdentifier {
        switch self {
        case .message(let model): ObjectIdentifier(model)
        case .match(let model): ObjectIdentifier(model)
        }
    }
}
