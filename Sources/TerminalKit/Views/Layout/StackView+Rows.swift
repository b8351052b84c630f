extension StackView {
    /// The views of a row in their places.
    func row(in width: Int, height: Int = View.unbounded, grows: Bool = true) -> [Span] {
        let offer = Size(width: width, height: height)
        let sizes = sizes
        let spreads = width < View.unbounded && (grows || sizes.contains { $0.value.isShare })
        let shown = shown
        var views: [StackRowItem] = []
        views.reserveCapacity(shown.count)
        for view in shown {
            let size = sizes[ObjectIdentifier(view)] ?? .natural
            let wish = size.isShare && spreads ? size.hard : size.limited(view.measure(offer).width)
            guard wish > 0 || view.grows || size.isShare else { continue }
            views.append(StackRowItem(view: view, wish: wish, size: size, floor: max(0, -spacing)))
        }
        var gap = spacing
        if distribution == .equal, sizes.isEmpty {
            gap = giveEqually(width, to: &views)
        } else {
            gap = makeFit(&views, in: width)
            if spreads { spread(&views, in: width, gap: gap) }
        }
        var x = 0
        return views.map { item in
            defer { x += item.width + gap }
            let size = item.view.measure(Size(width: item.width, height: height))
            return (item.view, Rect(x: x, y: 0, width: item.width, height: size.height))
        }
    }

    /// Gives each the same, and takes views away where not even a column is left for each; returns the gap.
    private func giveEqually(_ width: Int, to items: inout [StackRowItem]) -> Int {
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
    private func makeFit(_ items: inout [StackRowItem], in width: Int) -> Int {
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
        narrow(&items, to: width, gap: gap) { max(1, -gap, $0.size.hard) }
        return gap
    }

    /// Takes columns from the widest, as long as there are too many, and not below each one's floor.
    private func narrow(_ items: inout [StackRowItem], to width: Int, gap: Int, floor: (StackRowItem) -> Int) {
        let excess = items.reduce(gap * max(0, items.count - 1)) { $0 + $1.width } - width
        guard excess > 0 else { return }
        var widths = items.map(\.width)
        widths.narrowWidest(by: excess) { floor(items[$0]) }
        for (index, width) in widths.enumerated() { items[index].width = width }
    }

    /// The last resort: no gaps wider than one, then none, then only as many views as there are columns for.
    private func keepThoseWithRoom(_ items: inout [StackRowItem], in width: Int, gap: Int) -> Int {
        let least = 1 + max(0, -gap)
        func needed(_ gap: Int) -> Int {
            items.reduce(gap * max(0, items.count - 1)) { $0 + max(least, $1.size.hard) }
        }
        var gap = gap
        while gap > 0, needed(gap) > width { gap -= 1 }
        while needed(gap) > width, items.count > 1, items.contains(where: { $0.size.hard == 0 }) {
            items.remove(lastWhere: { $0.size.hard == 0 })
        }
        if width == 0 { items = [] }
        return gap
    }

    /// Gives shares what the others leave over, and what these do not take to those that grow.
    private func spread(_ items: inout [StackRowItem], in width: Int, gap: Int) {
        let shares = items.indices.filter { items[$0].size.isShare }
        if !shares.isEmpty {
            let others = items.reduce(gap * max(0, items.count - 1)) { $0 + ($1.size.isShare ? 0 : $1.width) }
            let given = StackSize.divide(width - others, among: shares.map { items[$0].size })
            for (index, cells) in zip(shares, given) { items[index].width = cells }
        }
        growToFill(&items, in: width, gap: gap)
    }

    private func growToFill(_ items: inout [StackRowItem], in width: Int, gap: Int) {
        let growing = items.indices.filter { items[$0].view.grows && items[$0].size == .natural }
        guard !growing.isEmpty, width < View.unbounded else { return }
        let free = width - items.reduce(0) { $0 + $1.width } - gap * max(0, items.count - 1)
        guard free > 0 else { return }
        let (share, rest) = free.quotientAndRemainder(dividingBy: growing.count)
        for (place, index) in growing.enumerated() { items[index].width += share + (place < rest ? 1 : 0) }
    }
}
