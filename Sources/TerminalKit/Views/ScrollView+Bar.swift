extension ScrollView: BarredView {
    /// Where the bar stands on ``barView``; empty where this view scrolls sideways.
    private var barFrame: Rect { axis == .vertical ? barFrame(beside: contentBounds) : .zero }

    func redrawBar() { barView.setNeedsDisplay(in: barFrame) }

    func drawBar(in painter: Painter) {
        guard hasPlaceForBar else { return }
        let place = scrollPlace
        let bar = ScrollBar(total: place.length, visible: place.room, offset: place.offset)
        bar.draw(in: barFrame, of: painter, style: isFocused ? focusStyle : barStyle)
    }
}
