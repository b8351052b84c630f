import GomaDomain

extension LimitPeriod {
    /// The period as pages and requests name it.
    init?(named name: String) {
        guard let known = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = known
    }
}
