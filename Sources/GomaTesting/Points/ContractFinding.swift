/// A place where a component does not keep a point of the contract.
package struct ContractFinding: Hashable, Sendable {
    /// The point that is not kept.
    package let point: ContractPoint
    /// The component's `namespace:Name`.
    package let component: String
    /// The variant's name.
    package let state: String
    /// Columns that the component was offered; `nil` where that does not matter.
    package let width: Int?
    /// The cell of the component at which it shows, rows and columns counted from 0; `nil` where it shows at none.
    package let place: Point?
    /// What is, and what should be.
    package let words: String
    /// The rows at which it shows, a few at most: `-` before what should be, `+` before what is, and carets below.
    package let picture: [String]

    @MainActor
    init(
        _ point: ContractPoint, _ component: ComponentDescriptor, state: Int, width: Int? = nil, at place: Point? = nil,
        _ words: String, picture: [String] = []
    ) {
        self.point = point
        self.component = component.id
        self.state = component.states[state].name
        self.width = width
        self.place = place
        self.words = words
        self.picture = picture
    }
}

extension ContractFinding: CustomStringConvertible {
    /// One line that says where and what, and the picture below it. Rows and columns count from 1, as people do.
    package var description: String {
        var parts = ["\(component), \(state)"]
        if let width { parts.append("width \(width)") }
        if let place { parts.append("row \(place.y + 1), column \(place.x + 1)") }
        return (["\(parts.joined(separator: ", ")): \(words)"] + picture.map { "  \($0)" }).joined(separator: "\n")
    }
}
