extension TopBannerSliderDisplayState: MatchProjection {
    package var isOn: Bool { banners.contains { $0.match?.isOn == true } }

    /// Shows the match on the banners that are about it, while they are on.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        for index in banners.indices {
            guard let banner = banners[index].match, banner.id == match.id, banner.isOn else { continue }
            banners[index].match?.show(match, in: environment)
        }
    }
}
