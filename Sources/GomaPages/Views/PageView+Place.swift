import TerminalKit

extension PageView {
    /// Where the reader is.
    package var readingPlace: ReadingPlace {
        if let elsewhere = returning ?? left { return elsewhere }
        let focused = window?.focusedView.flatMap { $0.isDescendant(of: self) ? $0 : nil }
        let part = focused.flatMap { focused in
            tree.lazy.compactMap { $0 as? PagePartView }.first(where: focused.isDescendant)
        }
        return ReadingPlace(
            offset: contentOffset, part: part?.name,
            stop: part?.focusableViews.firstIndex { $0 === focused } ?? 0)
    }

    /// Leads back to where a reader was, as far as that is still there.
    package func goBack(to place: ReadingPlace) {
        contentOffset = place.offset
        layoutIfNeeded()
        contentOffset = place.offset
        if let part = place.part { _ = showPart(stop: place.stop, scrolls: false) { $0.name == part } }
    }

    /// The control that had the focus in another run; `nil` where it is not there.
    package var rememberedFocus: View? {
        guard let place = remembered, let name = place.part else { return nil }
        let stops = tree.lazy.compactMap { $0 as? PagePartView }.first { $0.name == name }?.focusableViews ?? []
        return stops.dropFirst(place.stop).first
    }
}
