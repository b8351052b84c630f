/// The bar of a view that scrolls up and down. It stands on the border that the view reaches, its own or that of the box of
/// a sheet, as a line beside another would be one too many; else it has the last column.
extension ScrollView {
    /// The view on whose border the bar stands; `nil` where it has a column.
    var barHolder: View? {
        var view: View = self
        while view.border == nil {
            guard let around = view.superview, !(around is ScrollView), view.frame.maxX == around.contentBounds.maxX
            else { return nil }
            view = around
        }
        return view === self || view.isLayer ? view : nil
    }

    /// The view on which the bar is drawn.
    var barView: View { barHolder ?? self }

    /// Where the bar stands on ``barView``; empty where this view scrolls sideways.
    private var barFrame: Rect {
        guard axis == .vertical else { return .zero }
        let (view, area) = (barView, contentBounds)
        let column = barHolder == nil ? area.maxX - 1 : view.bounds.maxX - 1
        let top = view.rect(of: self).minY + area.minY
        return Rect(x: column, y: top, width: min(1, area.width), height: area.height)
    }

    func redrawBar() { barView.setNeedsDisplay(in: barFrame) }

    /// - Parameter painter: in the coordinates of ``barView``.
    func drawBar(in painter: Painter) {
        guard hasPlaceForBar else { return }
        let place = scrollPlace
        let bar = ScrollBar(total: place.length, visible: place.room, offset: place.offset)
        bar.draw(in: barFrame, of: painter, style: isFocused ? focusStyle : barStyle)
    }
}

extension View {
    /// Draws the bars that stand on the border of this view, for what scrolls inside it.
    func drawBars(in painter: Painter) {
        for scroller in scrollersAtEdge where scroller.barHolder === self { scroller.drawBar(in: painter) }
    }

    /// What scrolls along the right edge.
    private var scrollersAtEdge: [ScrollView] {
        subviews.filter { !$0.isHidden && $0.frame.maxX == contentBounds.maxX }
            .flatMap { view in (view as? ScrollView).map { [$0] } ?? view.scrollersAtEdge }
    }
}
