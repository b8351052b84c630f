/// The facts about a component beside its pictures.
@MainActor
struct ComponentFacts {
    let component: ComponentDescriptor
    /// Those it is made of.
    let children: [ComponentDescriptor]
    /// Those that are made of it.
    let parents: [ComponentDescriptor]
    /// All others that have pages.
    let others: [ComponentDescriptor]
    /// Keys and what they do, in any of its states.
    let keys: [(label: String, title: String)]
    /// What it takes of the columns that it is offered.
    let sizes: [MeasuredSize]

    /// The room that all states of a component take when they are offered some columns.
    struct MeasuredSize {
        let offered: Int
        let widths: ClosedRange<Int>
        let heights: ClosedRange<Int>
    }

    /// Columns from a narrow pane to a wide window.
    private static let offers = [20, 40, 60, 80, 120]

    /// - Throws: what drawing throws.
    init(_ component: ComponentDescriptor, among all: [ComponentDescriptor], drawing: RenderOptions) throws {
        self.component = component
        let tree = ComponentTree(all)
        children = tree.children(of: component)
        parents = tree.parents(of: component)
        others = all.filter { $0.id != component.id }
        let drawn = try component.states.indices.map { state in
            try OffscreenComponent(component, stateAt: state, options: drawing)
        }
        keys = drawn.flatMap { KeySection.component($0.instance.view).keys }
            .reduce(into: []) { known, key in if !known.contains(where: { $0 == key }) { known.append(key) } }
        sizes = Self.offers.map { offer in
            let sizes = drawn.map { ComponentRenderer.fittingSize(of: $0.instance.view, width: offer) }
            return MeasuredSize(
                offered: offer, widths: Self.range(sizes.map(\.width)), heights: Self.range(sizes.map(\.height)))
        }
    }

    private static func range(_ values: [Int]) -> ClosedRange<Int> { (values.min() ?? 0)...(values.max() ?? 0) }
}
