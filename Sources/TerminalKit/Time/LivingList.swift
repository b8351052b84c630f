/// Those of a list who are there still, in the order in which they came.
///
/// Who has gone is forgotten when the list is looked at, and now and then as others come, so that each costs little.
package struct LivingList<Element: Leaving> {
    private var elements: [Element] = []
    /// How many there may be before it is looked again who has gone.
    private var mostKept = 0

    package init() {}

    package mutating func append(_ element: Element) {
        if elements.count >= mostKept { forgetThoseGone() }
        elements.append(element)
    }

    /// Those who are there now.
    package mutating func living() -> [Element] {
        forgetThoseGone()
        return elements
    }

    @inline(__always)
    private mutating func forgetThoseGone() {
        // A key path would be made anew each time, as the element's type is not known here.
        if elements.contains(where: { $0.isGone }) { elements.removeAll { $0.isGone } }
        mostKept = 2 * elements.count
    }
}
