/// A component as it ships: a view, and the standard model that drives it.
public protocol StandardComponent: BindableView {
    associatedtype Model: PlacedModel where Model.State == State

    /// How it likes to lie on a page; none unless it says some.
    static var layoutTraits: Set<LayoutTrait> { get }
}

extension StandardComponent {
    public static var layoutTraits: Set<LayoutTrait> { [] }

    /// What lists, pages and scripts call the component, such as "PillItem": the view's name without its role.
    public static var name: String {
        let view = String(nameOf: self)
        return view.hasSuffix("View") ? String(view.dropLast(4)) : view
    }
}
