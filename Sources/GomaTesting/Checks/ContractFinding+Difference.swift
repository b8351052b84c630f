extension ContractFinding {
    /// A picture that is not what it should be, at the first cell at which it differs; `nil` where it is.
    @MainActor
    init?(
        _ point: ContractPoint, _ component: ComponentDescriptor, state: Int, width: Int? = nil,
        from expected: Surface, to shown: Surface, _ words: String
    ) {
        guard let place = expected.firstDifference(from: shown) else { return nil }
        self.init(
            point, component, state: state, width: width, at: place, words,
            picture: PictureExcerpt.difference(from: expected, to: shown))
    }
}
