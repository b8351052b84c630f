/// Views in a row or a column.
///
/// Where a row is too narrow, gaps go first, then views by their ``View/dropOrder``, then widths down to each view's
/// ``View/minimumWidth``, and only then below it. Where a column is too low, views go by their ``View/dropOrder``. Nothing
/// ever overlaps, unless a negative spacing makes neighbours share their borders.
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
    /// How views share the room along ``axis``.
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
        guard !views.elementsEqual(subviews, by: ===) else { return }
        for old in subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
        for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
            insertSubview(view, at: index)
        }
    }

    override public var drawingOrder: [View] { spacing < 0 ? Control.focusedLast(subviews) : subviews }

    /// Where neighbours share borders, what a control that stands out has in common with those drawn after it is drawn
    /// once more; one that is selected covers all others, and the one with the focus even that. This changes cells of the
    /// control's own frame alone, so that what is drawn anew with it is enough.
    override public func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        guard spacing < 0, !isInSharingStack else { return }
        let own = convertToWindow(bounds)
        let controls = Self.controls(in: self).map { control in
            (control: control, place: control.convertToWindow(control.bounds).offset(x: -own.minX, y: -own.minY))
        }
        func draw(_ index: Int, over others: some Sequence<Int>) {
            let (control, place) = controls[index]
            for other in others where other != index {
                let common = place.intersection(controls[other].place)
                guard !common.isEmpty else { continue }
                painter.moved(to: common)
                    .draw(control, at: Point(x: place.minX - common.minX, y: place.minY - common.minY))
            }
        }
        for (index, place) in controls.enumerated() where place.control.standsOut && !place.control.isSelected {
            draw(index, over: (index + 1)..<controls.count)
        }
        let focused = controls.firstIndex(where: \.control.isFocused)
        for (index, place) in controls.enumerated() where place.control.isSelected && index != focused {
            draw(index, over: controls.indices)
        }
        if let focused { draw(focused, over: controls.indices) }
    }

    /// Whether a stack around this one draws what stands out.
    private var isInSharingStack: Bool {
        sequence(first: superview) { $0?.superview }.contains { ($0 as? StackView).map { $0.spacing < 0 } ?? false }
    }

    private static func controls(in view: View) -> [Control] {
        view.subviews.filter { !$0.isHidden }
            .flatMap { ($0 as? Control).map { $0.border == nil ? controls(in: $0) : [$0] } ?? controls(in: $0) }
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let spans = axis == .horizontal ? row(in: proposal.width, grows: false) : column(in: proposal)
        let end = spans.map { axis == .horizontal ? $0.frame.maxX : $0.frame.maxY }.max() ?? 0
        let across = spans.map { axis == .horizontal ? $0.frame.height : $0.frame.width }.max() ?? 0
        return axis == .horizontal ? Size(width: end, height: across) : Size(width: across, height: end)
    }

    override public func layoutSubviews() {
        let spans = axis == .horizontal ? row(in: bounds.width, height: bounds.height) : column(in: bounds.size)
        var placed: Set<ObjectIdentifier> = []
        for span in spans {
            placed.insert(ObjectIdentifier(span.view))
            span.view.frame = axis == .horizontal ? alignedDown(span) : alignedAcross(span)
        }
        for view in subviews where !placed.contains(ObjectIdentifier(view)) { view.frame = .zero }
    }

    private typealias Span = (view: View, frame: Rect)

    private var shown: [View] { subviews.filter { !$0.isHidden } }

    // MARK: Rows

    private func row(in width: Int, height: Int = View.unbounded, grows: Bool = true) -> [Span] {
        let offer = Size(width: width, height: height)
        let wished = shown.map { ($0, $0.measure(offer).width) }.filter { $0.1 > 0 || $0.0.grows }
        var views = wished.map { RowItem(view: $0.0, wish: $0.1, floor: max(0, -spacing)) }
        var gap = spacing
        switch distribution {
        case .equal: gap = giveEqually(width, to: &views)
        case .natural:
            gap = makeFit(&views, in: width)
            if grows { growToFill(&views, in: width, gap: gap) }
        }
        var x = 0
        return views.map { item in
            defer { x += item.width + gap }
            let size = item.view.measure(Size(width: item.width, height: height))
            return (item.view, Rect(x: x, y: 0, width: item.width, height: size.height))
        }
    }

    private struct RowItem {
        let view: View
        let wish: Int
        /// Columns below which it is narrowed only at the very last; neighbours that share a border need as many.
        let least: Int
        var width: Int

        @MainActor
        init(view: View, wish: Int, floor: Int) {
            self.view = view
            self.wish = max(wish, floor)
            least = min(self.wish, max(view.minimumWidth ?? self.wish, floor))
            width = self.wish
        }
    }

    /// Gives each the same, and takes views away where not even a column is left for each; returns the gap.
    private func giveEqually(_ width: Int, to items: inout [RowItem]) -> Int {
        let natural = items.map(\.wish).max() ?? 0
        var gap = spacing
        if width < View.unbounded { gap = keepThoseWithRoom(&items, in: width, gap: gap) }
        guard !items.isEmpty else { return gap }
        let room = width < View.unbounded ? width - gap * (items.count - 1) : natural * items.count
        let (share, rest) = room.quotientAndRemainder(dividingBy: items.count)
        for index in items.indices { items[index].width = share + (index < rest ? 1 : 0) }
        return gap
    }

    /// Takes away gaps, then views, then columns, until all fits; returns the gap that is left.
    private func makeFit(_ items: inout [RowItem], in width: Int) -> Int {
        func least(_ gap: Int) -> Int { items.reduce(0) { $0 + $1.least } + gap * max(0, items.count - 1) }
        var gap = spacing
        while gap > 1, least(gap) > width { gap -= 1 }
        if least(gap) > width {
            let all = items
            items.removeAll { $0.wish == 0 }
            while least(gap) > width, let rank = items.map(\.view.dropOrder).max(), rank > 0 {
                items.remove(lastWhere: { $0.view.dropOrder == rank })
            }
            let kept = items
            items = all.filter { item in item.wish == 0 || kept.contains { $0.view === item.view } }
            if least(gap) > width { items = kept }
        }
        narrow(&items, to: width, gap: gap) { $0.least }
        guard items.reduce(gap * max(0, items.count - 1), { $0 + $1.width }) > width else { return gap }
        gap = keepThoseWithRoom(&items, in: width, gap: gap)
        narrow(&items, to: width, gap: gap) { _ in max(1, -gap) }
        return gap
    }

    /// Takes columns from the widest, as long as there are too many, and not below each one's floor.
    private func narrow(_ items: inout [RowItem], to width: Int, gap: Int, floor: (RowItem) -> Int) {
        var excess = items.reduce(gap * max(0, items.count - 1)) { $0 + $1.width } - width
        while excess > 0 {
            let candidates = items.indices.filter { items[$0].width > floor(items[$0]) }
            guard let widest = candidates.max(by: { items[$0].width < items[$1].width }) else { break }
            let next = candidates.filter { $0 != widest }.map { items[$0].width }.max() ?? 0
            let floor = floor(items[widest])
            let step = min(max(1, items[widest].width - max(next, floor)), excess, items[widest].width - floor)
            items[widest].width -= step
            excess -= step
        }
    }

    /// The last resort: no gaps wider than one, then none, then only as many views as there are columns for.
    private func keepThoseWithRoom(_ items: inout [RowItem], in width: Int, gap: Int) -> Int {
        let least = 1 + max(0, -gap)
        func needed(_ gap: Int) -> Int { items.count * least + gap * max(0, items.count - 1) }
        var gap = gap
        while gap > 0, needed(gap) > width { gap -= 1 }
        while needed(gap) > width, items.count > 1 { items.removeLast() }
        if width == 0 { items = [] }
        return gap
    }

    private func growToFill(_ items: inout [RowItem], in width: Int, gap: Int) {
        let growing = items.indices.filter { items[$0].view.grows }
        guard !growing.isEmpty, width < View.unbounded else { return }
        let free = width - items.reduce(0) { $0 + $1.width } - gap * max(0, items.count - 1)
        guard free > 0 else { return }
        let (share, rest) = free.quotientAndRemainder(dividingBy: growing.count)
        for (place, index) in growing.enumerated() { items[index].width += share + (place < rest ? 1 : 0) }
    }

    private func alignedDown(_ span: Span) -> Rect {
        var frame = span.frame
        let free = bounds.height - frame.height
        switch alignment {
        case .fill: frame.size = Size(width: frame.width, height: bounds.height)
        case .leading: break
        case .center: frame.origin.y = max(0, free / 2)
        case .trailing: frame.origin.y = max(0, free)
        }
        return frame
    }

    // MARK: Columns

    private func column(in offer: Size) -> [Span] {
        let views = shown
        var heights = views.map { $0.measure(Size(width: offer.width, height: View.unbounded)) }
        var kept = views.indices.filter { heights[$0].height > 0 || views[$0].grows }
        func used() -> Int { kept.reduce(0) { $0 + heights[$1].height } + spacing * max(0, kept.count - 1) }
        if offer.height < View.unbounded {
            while used() > offer.height, let rank = kept.map({ views[$0].dropOrder }).max(), rank > 0 {
                kept.remove(lastWhere: { views[$0].dropOrder == rank })
            }
            let growing = kept.filter { views[$0].grows }
            if !growing.isEmpty { adjust(&heights, at: growing, by: offer.height - used()) }
        }
        var y = 0
        return kept.map { index in
            defer { y += heights[index].height + spacing }
            return (
                views[index],
                Rect(x: 0, y: y, width: min(heights[index].width, offer.width), height: heights[index].height)
            )
        }
    }

    /// Spreads free rows, or takes missing ones, evenly over the views that grow.
    private func adjust(_ heights: inout [Size], at growing: [Int], by free: Int) {
        let (share, rest) = free.quotientAndRemainder(dividingBy: growing.count)
        for (place, index) in growing.enumerated() {
            let extra = share + (place < abs(rest) ? rest.signum() : 0)
            heights[index] = Size(width: heights[index].width, height: heights[index].height + extra)
        }
    }

    private func alignedAcross(_ span: Span) -> Rect {
        var frame = span.frame
        let free = bounds.width - frame.width
        switch alignment {
        case .fill: frame.size = Size(width: bounds.width, height: frame.height)
        case .leading: break
        case .center: frame.origin.x = max(0, free / 2)
        case .trailing: frame.origin.x = max(0, free)
        }
        return frame
    }
}

extension Array {
    /// Takes away the last element that a condition holds for.
    fileprivate mutating func remove(lastWhere condition: (Element) -> Bool) {
        if let index = lastIndex(where: condition) { remove(at: index) }
    }
}
