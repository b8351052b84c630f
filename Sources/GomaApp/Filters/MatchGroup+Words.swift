extension MatchGroup {
    var title: LocalizationKey {
        switch self {
        case .all: .groupAll
        case .live: .groupLive
        case .favorites: .groupFavorites
        case .big: .groupBig
        }
    }

    var icon: Pictogram? {
        switch self {
        case .all: nil
        case .live: .live
        case .favorites: .star
        case .big: .trophy
        }
    }
}
