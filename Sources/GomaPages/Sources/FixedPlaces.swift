/// The places of what stands on a page for good.
final class FixedPlaces: PageSource {
    private let ids: [String]

    init(_ places: Range<Int>) {
        ids = places.map(String.init)
        super.init(.data)
    }

    override var elementIDs: [String]? { ids }

    override var isComplete: Bool { true }
}
