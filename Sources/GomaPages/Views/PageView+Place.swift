extension PageView {
    /// Where the reader is.
    package var readingPlace: ReadingPlace {
        if let elsewhere = returning ?? left { return elsewhere }
        let focused = window?.focusedView.flatMap { $0.isDescendant(of: self) ? $0 : nil }
        let part = focused.flatMap { focused in
            tree.lazy.compactMap { $0 as? PagePartView }.first(where: focused.isDescendant)
        }
        return ReadingPlace(
            offset: contentOffset, part: part?.name, signature: part?.signature,
            stop: part?.focusableViews.firstIndex { $0 === focused } ?? 0)
    }

    /// Stands in a view in place of an earlier version of the page, with its reader where they are. What lies over the
    /// page keeps the focus, and gives it back to where the reader is.
    package func take(over earlier: PageView, in root: View) {
        let place = earlier.readingPlace
        earlier.removeFromSuperview()
        root.embed(self)
        if root.window == nil || earlier.left != nil {
            returning = place
            willDisappear()
        }
        guard root.window != nil else { return }
        root.layoutIfNeeded()
        goBack(to: place)
    }

    /// Leads back to where a reader was, as far as that is still there.
    func goBack(to place: ReadingPlace) {
        contentOffset = place.offset
        layoutIfNeeded()
        contentOffset = place.offset
        guard let name = place.part else { return }
        let isThere = place.signature.map { signature in
            showPart(stop: place.stop, scrolls: false) { $0.signature == signature }
        }
        // One that is written otherwise is looked for where it stood.
        if isThere != true { _ = showPart(stop: place.stop, scrolls: false) { $0.name == name } }
    }

    /// The control that had the focus in another run; `nil` where it is not there.
    var rememberedFocus: View? {
        guard let place = remembered, let name = place.part else { return nil }
        let parts = tree.compactMap { $0 as? PagePartView }
        let part =
            place.signature.flatMap { signature in parts.first { $0.signature == signature } }
            ?? parts.first { $0.name == name }
        let stops = part?.focusableViews ?? []
        return stops.indices.contains(place.stop) ? stops[place.stop] : nil
    }
}
