/// A text whose lines are as equal in length as its words allow, where it has more than one; no word is broken for it.
package final class EvenLabel: Label {
    /// No wider than as many lines need as all of the room would take; a text that is cut takes all of it.
    override package func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        let text = DisplayText(text)
        let count = text.wrapped(to: size.width).count
        guard size.height > 1, count == size.height else { return size }
        var width = size.width
        let widest = text.widestWord
        while width > widest, text.wrapped(to: width - 1).count == count { width -= 1 }
        return Size(width: width, height: size.height)
    }
}
