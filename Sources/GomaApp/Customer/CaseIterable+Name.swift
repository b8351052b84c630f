extension CaseIterable {
    /// The case that pages and requests name so.
    init?(named name: String) {
        guard let known = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = known
    }
}
