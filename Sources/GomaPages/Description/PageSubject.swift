/// What a part shows.
enum PageSubject: Hashable, Sendable {
    case value(PageWay)
    /// A collection, of which each element has a copy of the part.
    case each(PageWay)

    var way: PageWay {
        switch self {
        case .value(let way), .each(let way): way
        }
    }
}
