/// A page of a slider of banners.
public enum TopBanner: Codable, Equatable, Sendable {
    /// Something to know.
    case info(banner: SingleButtonBannerDisplayState)
    /// Something to play.
    case casino(banner: SingleButtonBannerDisplayState)
    /// Something to bet on.
    case match(banner: MatchBannerDisplayState)

    /// Whether there is anything to show.
    public var isVisible: Bool {
        switch self {
        case .info(let banner), .casino(let banner): banner.isVisible
        case .match(let banner): !banner.id.isEmpty
        }
    }

    /// Whether it leads to a game.
    var isGame: Bool { if case .casino = self { true } else { false } }

    /// The message, where it is one.
    var message: SingleButtonBannerDisplayState? {
        get {
            switch self {
            case .info(let banner), .casino(let banner): banner
            case .match: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .info: self = .info(banner: newValue)
            case .casino: self = .casino(banner: newValue)
            case .match: break
            }
        }
    }

    /// The match, where it is one.
    var match: MatchBannerDisplayState? {
        get {
            if case .match(let banner) = self { banner } else { nil }
        }
        set {
            guard let newValue, case .match = self else { return }
            self = .match(banner: newValue)
        }
    }
}
