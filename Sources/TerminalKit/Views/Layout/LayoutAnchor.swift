/// A line or extent of a view, such as its top, for others to be pinned to.
@MainActor
public struct LayoutAnchor {
    let view: View
    let axis: Axis
    let attribute: LayoutAttribute
}

extension View {
    /// The row where the view begins.
    public var topAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .start) }
    /// The row below the view's last one.
    public var bottomAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .end) }
    /// The column where the view begins.
    public var leadingAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .start) }
    /// The column behind the view's last one.
    public var trailingAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .end) }
    /// The middle between left and right.
    public var centerXAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .center) }
    /// The middle between top and bottom.
    public var centerYAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .center) }
    /// The view's columns.
    public var widthAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .extent) }
    /// The view's rows.
    public var heightAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .extent) }

    /// Pins this view inside its superview: `title.layout { $0.top.equal(to: header.bottomAnchor, offsetBy: 1) }`.
    ///
    /// In each axis a view needs a place (an edge or the centre) and takes the extent it wants unless a second line or
    /// the extent is pinned too. Pins refer to the superview or to siblings. A view that has no superview yet keeps its pins
    /// until it is put into one. In a stack, a width or height in cells is a size, as ``stackSize`` is; other pins are not
    /// followed there, and reported.
    public func layout(_ pin: (LayoutPins) -> Void) {
        pin(LayoutPins(view: self))
        superview?.setNeedsLayout()
    }
}
