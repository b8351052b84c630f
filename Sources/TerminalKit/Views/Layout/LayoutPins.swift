/// The lines of a view, ready to be pinned.
@MainActor
public struct LayoutPins {
    let view: View

    /// Where the view begins, from above.
    public var top: LayoutPin { LayoutPin(anchor: view.topAnchor) }
    /// Where the view ends, below its last row.
    public var bottom: LayoutPin { LayoutPin(anchor: view.bottomAnchor) }
    /// Where the view begins, from the left.
    public var leading: LayoutPin { LayoutPin(anchor: view.leadingAnchor) }
    /// Where the view ends, behind its last column.
    public var trailing: LayoutPin { LayoutPin(anchor: view.trailingAnchor) }
    /// The middle between left and right.
    public var centerX: LayoutPin { LayoutPin(anchor: view.centerXAnchor) }
    /// The middle between top and bottom.
    public var centerY: LayoutPin { LayoutPin(anchor: view.centerYAnchor) }
    /// The view's columns.
    public var width: LayoutPin { LayoutPin(anchor: view.widthAnchor) }
    /// The view's rows.
    public var height: LayoutPin { LayoutPin(anchor: view.heightAnchor) }
    /// Both sides.
    public var horizontal: LayoutEdgePins { LayoutEdgePins(pins: [leading, trailing]) }
    /// Top and bottom.
    public var vertical: LayoutEdgePins { LayoutEdgePins(pins: [top, bottom]) }
    /// All four sides at once.
    public var edges: LayoutEdgePins { LayoutEdgePins(pins: [leading, trailing, top, bottom]) }
}
