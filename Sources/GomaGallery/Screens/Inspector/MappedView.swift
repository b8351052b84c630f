/// A view of a component, as an inspector lists it.
struct MappedView: Hashable {
    /// Its places among its neighbours on the way from the component, such as `0.2`; empty for the component.
    let id: String
    /// What it is called and of which type it is.
    let name: String
    /// What it says by itself, if anything.
    let text: String?
    /// Place in the component, in cells.
    let frame: Rect
    /// The part of the frame that the views around let be seen.
    let visible: Rect
    /// How many views lie around it.
    let level: Int
    let isHidden: Bool
    /// Where Tab stops here, counted from one; `nil` where it does not.
    let focusNumber: Int?
    /// What scripts and tests call it where Tab stops here, such as `outcomes.home`.
    let identifier: String?
    /// What its last layout could not satisfy.
    let issues: [LayoutIssue]
}
