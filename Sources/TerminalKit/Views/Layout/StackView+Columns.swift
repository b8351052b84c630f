extension StackView {
    /// The views of a column in their places.
    func column(in offer: Size) -> [Span] {
        let views = shown
        var heights = views.map { $0.measure(Size(width: offer.width, height: View.unbounded)) }
        let sizes = sizes
        let spreads = offer.height < View.unbounded && sizes.contains { $0.value.isShare }
        for (index, view) in views.enumerated() where !sizes.isEmpty {
            guard let size = sizes[ObjectIdentifier(view)] else { continue }
            heights[index].height = size.isShare && spreads ? size.hard : size.limited(heights[index].height)
        }
        func isShare(_ index: Int) -> Bool { sizes[ObjectIdentifier(views[index])]?.isShare ?? false }
        var kept = views.indices.filter { heights[$0].height > 0 || views[$0].grows || isShare($0) }
        func used() -> Int { kept.reduce(0) { $0 + heights[$1].height } + spacing * max(0, kept.count - 1) }
        if offer.height < View.unbounded {
            while used() > offer.height, let rank = kept.map({ views[$0].dropOrder }).max(), rank > 0 {
                kept.remove(lastWhere: { views[$0].dropOrder == rank })
            }
            let shares = kept.filter(isShare)
            if !shares.isEmpty {
                let others = used() - shares.reduce(0) { $0 + heights[$1].height }
                let given = StackSize.divide(
                    offer.height - others, among: shares.map { sizes[ObjectIdentifier(views[$0])] ?? .share() })
                for (index, rows) in zip(shares, given) { heights[index].height = rows }
            }
            let growing = kept.filter { views[$0].grows && sizes[ObjectIdentifier(views[$0])] == nil }
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

    /// Spreads free rows, or takes missing ones, evenly over the views that grow; what one does not have the others give.
    private func adjust(_ heights: inout [Size], at growing: [Int], by free: Int) {
        var (open, free) = (growing, free)
        while free != 0, !open.isEmpty {
            let (share, rest) = free.quotientAndRemainder(dividingBy: open.count)
            free = 0
            for (place, index) in open.enumerated() {
                let height = heights[index].height + share + (place < abs(rest) ? rest.signum() : 0)
                heights[index].height = height
                free += min(0, height)
            }
            open.removeAll { heights[$0].height == 0 }
        }
    }
}

extension Array {
    /// Takes away the last element that a condition holds for.
    mutating func remove(lastWhere condition: (Element) -> Bool) {
        if let index = lastIndex(where: condition) { remove(at: index) }
    }
}
