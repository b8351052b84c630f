extension PlacedModel where Self: ActionTarget {
    /// The model of the block at a place of a page, the same for as long as the block is there; `nil` where the state of
    /// the block is not what such a model decides about.
    static func model(at place: ContentBlockPlace, of page: ViewModel<StackViewBlockDisplayState>) -> Self? {
        page.part(
            named: place.name, read: { $0.state(as: State.self, at: place) },
            write: { $0.replaceState(at: place, with: $1) }, as: Self.self)
    }
}
