/// The view and cell that the inspector points at.
struct Inspection: Hashable {
    /// Place of the view, in the component's coordinates; `nil` where none can be seen.
    var outline: Rect?
    /// The part of the component in which the outline can be seen.
    var visible = Rect.zero
    /// The cell that is looked at.
    var cell: Rect?
}
