/// The measuring of components' smallest and comfortable widths, by drawing them at widths from 1 to 200 columns.
///
/// Both are measured against the picture at 200 columns:
///
/// - The *comfortable* width is the narrowest from which on everything that is drawn at 200 columns is drawn: the same
///   letters, digits and marks as often, whatever their places, and nothing is cut. Lines, fills and blanks do not count.
/// - The *smallest* usable width is the narrowest from which on nothing that is drawn is cut and nothing that can be used
///   is missing: there is no ellipsis that is not there at 200 columns too, every word and number drawn is one that is
///   drawn whole at 200 columns, and as many places can have the focus. Padding and secondary parts may be gone. What a
///   strip that scrolls sideways has at its edges and beyond can be scrolled to and is not cut, as long as the strip is as
///   wide as its widest item.
///
/// A component needs what its states need, those left out that are cut at its own default width too: they are made to show
/// how that looks.
///
/// "From which on" means that it holds for every width up to 200. Widths are found by halving, and what was found is
/// probed above; where a wider picture fails, the state is swept column by column. The first answer for a component is
/// kept: a component's pictures depend on nothing but the code.
@MainActor
package final class SizeOracle {
    /// The widths that are looked at.
    nonisolated static let widths = 1...200

    private let options: RenderOptions
    private var known: [String: ComponentSizes] = [:]
    /// Pictures drawn so far, for budgets.
    private(set) var pictureCount = 0

    /// - Parameter options: how to draw; its width and time are not used.
    package init(options: RenderOptions = RenderOptions()) { self.options = options }

    /// The sizes of a component's states.
    package func sizes(of component: ComponentDescriptor) -> ComponentSizes {
        if let sizes = known[component.id] { return sizes }
        let sizes = ComponentSizes(
            states: component.states.indices.map { state(at: $0, of: component, isExhaustive: false) })
        known[component.id] = sizes
        return sizes
    }

    /// Takes sizes that another program has found with the same options, by the components' identities.
    package func learn(_ sizes: [String: ComponentSizes]) { known.merge(sizes) { own, _ in own } }

    /// The sizes of one state.
    /// - Parameter isExhaustive: whether every width is drawn, however long it takes.
    package func state(at index: Int, of component: ComponentDescriptor, isExhaustive: Bool) -> ComponentSizes.State {
        let environment = options.environment
        let sweep = SizeSweep(component.instance(stateAt: index, in: environment))
        let smallest = Self.narrowest(from: Self.widths.lowerBound, isExhaustive: isExhaustive) { sweep[$0].isUsable }
        let comfortable = Self.narrowest(from: smallest, isExhaustive: isExhaustive) {
            sweep[$0].isComplete && sweep[$0].isUsable
        }
        let isCut = smallest > component.defaultWidth && !sweep[component.defaultWidth].isUsable
        pictureCount += sweep.pictureCount
        return ComponentSizes.State(
            name: component.states[index].name, smallest: sweep.extent(at: smallest),
            comfortable: sweep.extent(at: comfortable), isMadeToBeCut: isCut)
    }

    /// The narrowest width, of those from `first` on, from which on something holds.
    private static func narrowest(from first: Int, isExhaustive: Bool, holding holds: (Int) -> Bool) -> Int {
        if !isExhaustive {
            var (low, high) = (first, widths.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if holds(middle) { high = middle } else { low = middle + 1 }
            }
            let probes = sequence(first: 1) { $0 * 2 }.prefix { low + $0 < widths.upperBound }
            if probes.allSatisfy({ holds(low + $0) }) { return low }
        }
        return (first...widths.upperBound).reversed().first { !holds($0) }.map { $0 + 1 } ?? first
    }
}
