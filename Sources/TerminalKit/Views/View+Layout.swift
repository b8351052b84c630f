/// Asks for layout and lays out, no view more often than it must be.
extension View {
    /// Cells that a view can want in a direction; with more of them sums would overflow.
    private static let mostCells = Int(Int32.max)

    /// ``sizeThatFits(_:)``, asked once for each proposal until something changes.
    public func measure(_ proposal: Size) -> Size {
        if let known = layoutMemory.size(fitting: proposal) { return known }
        let wish = sizeThatFits(proposal)
        let size = Size(width: min(wish.width, Self.mostCells), height: min(wish.height, Self.mostCells))
        layoutMemory.remember(size, fitting: proposal)
        return size
    }

    /// Columns that the view wants where it has one line, and all the room on it.
    package var widthOnOneLine: Int { measure(Size(width: View.unbounded, height: 1)).width }

    /// Cells that the border takes off the columns, and off the rows: one at each end.
    var borderCells: Int { border == nil ? 0 : 2 }

    /// The room inside the border where the view is offered some; without a limit where that has none.
    func roomInside(_ offer: Size) -> Size {
        func inside(_ cells: Int) -> Int { cells < View.unbounded ? cells - borderCells : cells }
        return Size(width: inside(offer.width), height: inside(offer.height))
    }

    /// The size of the view with some room inside its border.
    func sizeAround(width: Int, height: Int) -> Size {
        Size(width: width + borderCells, height: height + borderCells)
    }

    // MARK: Asking

    /// Says that this view's size or the places of its subviews may have changed.
    public func setNeedsLayout() {
        forgetLayout()
        setNeedsDisplay()
        wishChanged()
    }

    /// Says that this view wants another size than before, and that nothing else has changed.
    func wishChangedInside() {
        forgetLayout()
        wishChanged()
    }

    /// What the views around want hangs on what this one wants.
    private func wishChanged() {
        if let superview {
            guard superview.wishHangsOnSubviews else { return askForLayout() }
            superview.forgetLayout()
            superview.wishChanged()
        } else {
            rootOf?.setNeedsFrame()
        }
    }

    /// Asks for layout in another room; what this view wants is the same as before.
    func roomChanged() {
        guard !layoutMemory.needsLayout else { return }
        askForLayout()
        layoutMemory.needsLayout = true
    }

    /// Tells the views around that something inside them needs layout, as far as they do not know.
    private func askForLayout() {
        if let superview {
            guard superview.isSettled else { return }
            superview.layoutMemory.needsLayoutInside = true
            superview.askForLayout()
        } else {
            rootOf?.setNeedsFrame()
        }
    }

    func forgetLayout() { layoutMemory.forget() }

    // MARK: Laying out

    /// Lays out this view and everything inside it that needs it.
    public func layoutIfNeeded() {
        guard !isSettled else { return }
        var count = 0
        layOutIfNeeded(counting: &count)
        window?.statistics.layoutPasses += count
    }

    private func layOutIfNeeded(counting count: inout Int) {
        guard !isSettled else { return }
        layoutMemory.needsLayoutInside = true
        if layoutMemory.needsLayout {
            layoutMemory.needsLayout = false
            count += 1
            layoutSubviews()
        }
        for subview in subviews where !subview.isHidden { subview.layOutIfNeeded(counting: &count) }
        layoutMemory.needsLayoutInside = holdsUnsettledViews
    }

    /// Whether a view inside that shows needs layout still. A loop: a closure would ask for each view where it runs.
    private var holdsUnsettledViews: Bool {
        for subview in subviews where !subview.isHidden && !subview.isSettled { return true }
        return false
    }

    var isLaidOut: Bool { !layoutMemory.needsLayout }

    /// Whether this view and everything inside it that shows is laid out.
    var isSettled: Bool { layoutMemory.isSettled }
}
