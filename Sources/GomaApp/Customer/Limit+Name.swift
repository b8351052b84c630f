extension Limit {
    /// The limit as pages and requests name it: one of deposits by its period alone.
    var name: String { kind == .deposit ? "\(period)" : "\(kind)-\(period)" }

    /// The limit of a name, without its amount.
    init?(named name: String) {
        let all = Kind.allCases.flatMap { kind in LimitPeriod.allCases.map { Self(kind, $0) } }
        guard let known = all.first(where: { $0.name == name }) else { return nil }
        self = known
    }
}
