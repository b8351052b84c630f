extension Array where Element: Identifiable {
    /// Puts an element first, wherever it was, and drops the last of too many: what was used of late.
    package mutating func putFirst(_ element: Element, keeping most: Int) {
        removeAll { $0.id == element.id }
        insert(element, at: 0)
        if count > most { removeLast(count - most) }
    }
}
