/// The text and the look of a message over a page.
package struct OverlayContent: Hashable {
    /// Tells the message from others.
    package var id: String
    /// What is said.
    package var text: String
    package var textStyle = TextStyle(.textPrimary)
    /// What stands before the text, if anything.
    package var mark = ""
    package var markStyle = TextStyle(.iconPrimary)
    /// What a screen reader says of the mark.
    package var spokenMark = ""
    /// What a press does, in words of the message's own; empty where it only sends the message away.
    package var offer = ""
    package var ground: ColorReference = .level(.raised)
    /// Look of the cross, of how many messages wait, and of the line around it with the focus; `nil` for that of a raised
    /// ground.
    package var quiet: TextStyle?
    /// Look of the line around it.
    package var edge = TextStyle(.separatorLineSecondary)

    /// The shape of a message, before there is any.
    package static func shape(in glyphs: Glyphs) -> Self {
        Self(
            id: "", text: glyphs.shape(columns: 16), textStyle: TextStyle(.textSecondary, .dim),
            mark: glyphs.placeholder.string, markStyle: TextStyle(.textSecondary, .dim))
    }
}
