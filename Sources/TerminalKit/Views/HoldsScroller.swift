/// A view in which some of what it holds scrolls by rows, and the rest stands still beside it.
package protocol HoldsScroller: View {
    /// What scrolls.
    var scroller: ScrollView { get }
}

extension View {
    /// The nearest view around this one that scrolls by rows; of what stands still beside one, that one.
    package var scrollerOfPlace: ScrollView? {
        for view in superviews {
            if let scroller = view as? ScrollView, scroller.axis == .vertical { return scroller }
            if let holder = view as? any HoldsScroller { return holder.scroller }
        }
        return nil
    }
}
