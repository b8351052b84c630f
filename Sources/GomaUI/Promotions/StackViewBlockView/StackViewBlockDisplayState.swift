/// Blocks below each other, each a component with its state: a page as data.
public struct StackViewBlockDisplayState: DisplayState {
    /// What stands on the page, from the top.
    public var blocks: [ContentBlock]

    public static let blank = Self(blocks: [])

    public init(blocks: [ContentBlock]) { self.blocks = blocks }
}

/// Where blocks stand.
extension StackViewBlockDisplayState {
    /// The place of each block, in their order.
    var places: [ContentBlockPlace] {
        var counts: [String: Int] = [:]
        return blocks.map { block in
            defer { counts[block.component, default: 0] += 1 }
            return ContentBlockPlace(component: block.component, number: counts[block.component, default: 0])
        }
    }

    /// The state of the block at a place, as its component's own type; `nil` where there is none that fits.
    func state<State: DisplayState>(as type: State.Type, at place: ContentBlockPlace) -> State? {
        index(of: place).flatMap { blocks[$0].state.decoded(as: type) }
    }

    /// Puts another state into the block at a place.
    mutating func replaceState(at place: ContentBlockPlace, with state: some DisplayState) {
        if let index = index(of: place) { blocks[index] = blocks[index].with(state) }
    }

    private func index(of place: ContentBlockPlace) -> Int? {
        blocks.indices.filter { blocks[$0].component == place.component }.dropFirst(place.number).first
    }
}
