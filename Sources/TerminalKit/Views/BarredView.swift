/// A view that scrolls up and down, with a bar that shows which part of it is in view. The bar stands on the border that the
/// view reaches, its own or that of the box of a sheet, as a line beside another would be one too many; else it has the last
/// column.
protocol BarredView: View {
    /// Draws the bar, where there is one.
    /// - Parameter painter: in the coordinates of ``barView``.
    func drawBar(in painter: Painter)
}

extension BarredView {
    /// The view on whose border the bar stands; `nil` where it has a column.
    var barHolder: View? {
        var view: View = self
        while view.border == nil {
            guard let around = view.superview, around.barred == nil, around.hasAtEdge(view) else { return nil }
            view = around
        }
        return view === self || view.isLayer ? view : nil
    }

    /// The view on which the bar is drawn.
    var barView: View { barHolder ?? self }

    /// Where the bar stands on ``barView`` beside what is in view of this one.
    func barFrame(beside area: Rect) -> Rect {
        let view = barView
        let column = barHolder == nil ? area.maxX - 1 : view.bounds.maxX - 1
        let top = view.rect(of: self).minY + area.minY
        return Rect(x: column, y: top, width: min(1, area.width), height: area.height)
    }
}

extension View {
    /// Draws the bars that stand on the border of this view, for what scrolls inside it.
    func drawBars(in painter: Painter) {
        for view in barredAtEdge where view.barHolder === self { view.drawBar(in: painter) }
    }

    /// What scrolls along the right edge.
    private var barredAtEdge: [any BarredView] {
        subviews.filter { !$0.isHidden && hasAtEdge($0) }
            .flatMap { view in view.barred.map { [$0] } ?? view.barredAtEdge }
    }

    /// Whether a view inside reaches the right edge, but for the columns that are blank there.
    fileprivate func hasAtEdge(_ view: View) -> Bool { view.frame.maxX == contentBounds.maxX - barInset }
}
