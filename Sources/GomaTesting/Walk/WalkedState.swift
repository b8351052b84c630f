/// A state of a component at the component's own width, as it stands before any time has passed.
@MainActor
struct WalkedState {
    /// The component at work: to be looked at. Who uses it makes one of their own.
    let specimen: Specimen
    /// What the component takes of the room that it is offered.
    let size: Size
    let surface: Surface
    let focusOrder: [String]
    /// Places in the focus order of the first and the last part of each kind (their type and keys): they stand for all.
    let representativeParts: [Int]

    init(_ specimen: Specimen, size: Size) {
        self.specimen = specimen
        self.size = size
        surface = specimen.surface
        focusOrder = specimen.focusOrder
        let parts = specimen.parts
        let kinds = Dictionary(grouping: parts.indices) { index in
            [String(nameOf: type(of: parts[index]))] + Bindings(at: parts[index], in: specimen.view).titles
        }
        representativeParts = Set(kinds.values.flatMap { [$0[0], $0[$0.count - 1]] }).sorted()
    }
}
