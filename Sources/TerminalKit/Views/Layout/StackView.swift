/// Views in a row or a column.
///
/// Where a row is too narrow, views are narrowed down to their ``View/minimumWidth`` first, so that gaps stay equal
/// from row to row; then gaps go down to a column, then views by their ``View/dropOrder``, then widths below their
/// minima. Where a column is too low, views go by their ``View/dropOrder``. Nothing ever overlaps, unless a negative
/// spacing makes neighbours share their borders.
///
/// A view whose ``View/stackSize`` is fixed, limited or a share has that along the stack: minima hold, and where they need
/// more than there is, the stack runs over its edge and reports it.
public final class StackView: View {
    /// The way in which a row's width is given out.
    public enum Distribution: Hashable, Sendable {
        /// Each gets what it wants; what is free goes to those that grow.
        case natural
        /// All get the same, the first ones a cell more where it does not come out even.
        case equal
    }

    /// The position of narrower views in a column, or of lower ones in a row.
    public enum Alignment: Hashable, Sendable { case fill, leading, center, trailing }

    /// The direction in which views follow each other.
    public var axis: Axis { didSet { if axis != oldValue { setNeedsLayout() } } }
    /// Cells between neighbours; -1 lets them share a border.
    public var spacing: Int { didSet { if spacing != oldValue { setNeedsLayout() } } }
    /// How the views of a row share its width; those of a column have the rows that they want, or that their
    /// ``View/stackSize`` says.
    public var distribution: Distribution { didSet { if distribution != oldValue { setNeedsLayout() } } }
    /// Where views stand across ``axis``.
    public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

    /// A stack of views, in their order; gaps are in cells.
    public init(
        _ views: [View] = [], axis: Axis = .horizontal, spacing: Int = 0, distribution: Distribution = .natural,
        alignment: Alignment = .fill
    ) {
        self.axis = axis
        self.spacing = spacing
        self.distribution = distribution
        self.alignment = alignment
        super.init()
        views.forEach(addSubview)
    }

    /// Makes these the views of the stack, keeping those already in it.
    public func setArrangedViews(_ views: [View]) {
        if !views.elementsEqual(subviews, by: ===) { setSubviews(views) }
    }

    override public var drawingOrder: [View] { spacing < 0 ? Control.focusedLast(subviews) : subviews }

    /// Where neighbours share borders, what a control that is selected has in common with others is drawn once more, and
    /// that of the one with the focus even over it. This changes cells of the control's own frame alone, so that what is
    /// drawn anew with it is enough.
    override public func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        guard spacing < 0, !isInSharingStack else { return }
        let controls = Self.controls(in: self).map { (control: $0, place: rect(of: $0)) }
        func drawOverOthers(_ index: Int) {
            let (control, place) = controls[index]
            for other in controls.indices where other != index {
                let common = place.intersection(controls[other].place)
                guard !common.isEmpty else { continue }
                painter.moved(to: common)
                    .draw(control, at: Point(x: place.minX - common.minX, y: place.minY - common.minY))
            }
        }
        let focused = controls.firstIndex(where: \.control.isFocused)
        for (index, place) in controls.enumerated() where place.control.isSelected && index != focused {
            drawOverOthers(index)
        }
        if let focused { drawOverOthers(focused) }
    }

    /// Whether a stack around this one draws what covers others.
    private var isInSharingStack: Bool {
        superviews.contains { ($0 as? StackView).map { $0.spacing < 0 } ?? false }
    }

    private static func controls(in view: View) -> [Control] {
        view.subviews.filter { !$0.isHidden }
            .flatMap { ($0 as? Control).map { $0.border == nil ? controls(in: $0) : [$0] } ?? controls(in: $0) }
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let room = roomInside(proposal)
        let spans = axis == .horizontal ? row(in: room.width, grows: false) : column(in: room)
        guard let first = spans.first else { return sizeAround(width: 0, height: 0) }
        // A loop, as in all that is asked of every stack at each layout: a closure would ask for each view where it runs.
        var (right, bottom) = (first.frame.maxX, first.frame.maxY)
        var (width, height) = (first.frame.width, first.frame.height)
        for (_, frame) in spans {
            (right, bottom) = (max(right, frame.maxX), max(bottom, frame.maxY))
            (width, height) = (max(width, frame.width), max(height, frame.height))
        }
        return axis == .horizontal
            ? sizeAround(width: right, height: height) : sizeAround(width: width, height: bottom)
    }

    override public func layoutSubviews() {
        let area = contentBounds
        let spans = axis == .horizontal ? row(in: area.width, height: area.height) : column(in: area.size)
        pinIssues = StackPins(of: self).issues(in: self) + overflow(of: spans)
        // Those that have room stand in the order of the subviews; the others have none.
        var next = 0
        for view in subviews {
            let hasRoom = next < spans.count && spans[next].view === view
            view.frame = hasRoom ? aligned(spans[next], in: area) : .zero
            if hasRoom { next += 1 }
        }
    }

    /// A view's place in what the border leaves of the stack, and across that.
    private func aligned(_ span: Span, in area: Rect) -> Rect {
        let (isRow, frame) = (axis == .horizontal, span.frame.offset(x: area.minX, y: area.minY))
        let room = isRow ? area.height : area.width
        var extent = isRow ? frame.height : frame.width
        if let pinned = StackPins(of: self).extentAcross(of: span.view) {
            extent = min(pinned, room)
        } else if alignment == .fill {
            extent = room
        }
        let start =
            switch alignment {
            case .fill, .leading: 0
            case .center: max(0, (room - extent) / 2)
            case .trailing: max(0, room - extent)
            }
        return isRow
            ? Rect(x: frame.minX, y: area.minY + start, width: frame.width, height: extent)
            : Rect(x: area.minX + start, y: frame.minY, width: extent, height: frame.height)
    }

    /// What is wrong where sizes that hold to the end need more than there is.
    private func overflow(of spans: [Span]) -> [LayoutIssue] {
        let (isRow, area) = (axis == .horizontal, contentBounds)
        let (end, room) = (
            spans.map { isRow ? $0.frame.maxX : $0.frame.maxY }.max() ?? 0, isRow ? area.width : area.height
        )
        guard end > room, !area.isEmpty else { return [] }
        let pins = StackPins(of: self)
        let holding = spans.filter { pins.size(of: $0.view).hard > 0 }.map(\.view)
        guard !holding.isEmpty else { return [] }
        let problem = "sizes that hold need \(end) \(isRow ? "columns" : "rows"), the stack has \(room)"
        return [LayoutIssue(of: [self] + holding, problem)]
    }

    typealias Span = (view: View, frame: Rect)

    var shown: [View] {
        var shown: [View] = []
        shown.reserveCapacity(subviews.count)
        for view in subviews where !view.isHidden { shown.append(view) }
        return shown
    }

    private var holdsSizes: Bool {
        for view in subviews where !view.isHidden && view.stackSize != .natural { return true }
        return false
    }

    /// The sizes of views that have one of their own along the stack; all of them where they get the same otherwise.
    var sizes: [ObjectIdentifier: StackSize] {
        guard !constraints.isEmpty || holdsSizes else { return [:] }
        let pins = StackPins(of: self)
        var sizes: [ObjectIdentifier: StackSize] = [:]
        for view in shown {
            let size = pins.size(of: view)
            guard size != .natural || distribution == .equal else { continue }
            sizes[ObjectIdentifier(view)] = size == .natural ? .share() : size
        }
        return sizes.values.allSatisfy { $0 == .share() } && distribution == .equal ? [:] : sizes
    }
}
