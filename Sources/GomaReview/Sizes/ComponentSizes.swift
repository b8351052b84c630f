/// The sizes that a component needs, as found by drawing it. See ``SizeOracle`` for what the two sizes mean.
package struct ComponentSizes: Equatable, Codable, Sendable {
    /// Columns and rows that go together.
    package struct Extent: Equatable, Codable, Sendable {
        package let width: Int
        let height: Int

        /// Wide enough for both, and high enough.
        func union(_ other: Extent) -> Extent {
            Extent(width: max(width, other.width), height: max(height, other.height))
        }
    }

    package struct State: Equatable, Codable, Sendable {
        let name: String
        let smallest: Extent
        let comfortable: Extent
        /// Whether it is cut at the component's own width too, and so is made to show how that looks.
        let isMadeToBeCut: Bool
    }

    let states: [State]

    package init(states: [State]) { self.states = states }

    /// Enough for every state to be usable that is not made to be cut.
    package var smallest: Extent { extent(\.smallest) }
    /// Enough for every state to show everything that is not made to be cut.
    package var comfortable: Extent { extent(\.comfortable) }

    private func extent(_ extent: (State) -> Extent) -> Extent {
        let whole = states.filter { !$0.isMadeToBeCut }
        return (whole.isEmpty ? states : whole).map(extent).reduce(Extent(width: 1, height: 0)) { $0.union($1) }
    }
}
