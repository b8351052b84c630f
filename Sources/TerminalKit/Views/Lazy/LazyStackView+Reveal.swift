/// An element that is asked for comes into view.
extension LazyStackView {
    /// Scrolls as far as needed to show an element, which is made for it: at once, or with the layout that is due. Does
    /// nothing for one that is not there by then.
    public func reveal(_ id: String) {
        held.asked = id
        revealAsked()
    }

    /// Shows what was asked for, once it is known where things are.
    func revealAsked() {
        guard let id = held.asked, room != nil, isLaidOut, superviews.allSatisfy(\.isLaidOut) else { return }
        held.asked = nil
        guard let index = made[id]?.index ?? elements.firstIndex(of: id) else { return }
        arrange { places.set([(index, makeElement(index))]) }
        // Other elements may have come as it was made.
        guard let element = made[id] else { return }
        held.wanted = id
        placeViews()
        element.view.scrollIntoView()
        if let port { marks.note(in: port, of: self) }
        tellChange()
    }
}
