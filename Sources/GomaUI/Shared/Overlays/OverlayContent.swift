import TerminalKit

/// What a message over a page looks like.
struct OverlayContent: Hashable {
    /// Tells the message from others.
    var id: String
    /// What is said.
    var text: String
    var textStyle = TextStyle(.textPrimary)
    /// What stands before the text, if anything.
    var mark = ""
    var markStyle = TextStyle(.iconPrimary)
    /// What a screen reader says of the mark.
    var spokenMark = ""
    /// What a press does, in words of the message's own; empty where it only sends the message away.
    var offer = ""
    var ground: ColorReference = .level(.raised)
    /// Look of the line around it.
    var edge = TextStyle(.separatorLineSecondary)

    /// The shape of a message, before there is any.
    static func shape(in glyphs: Glyphs) -> Self {
        Self(
            id: "", text: glyphs.shape(columns: 16), textStyle: TextStyle(.textSecondary, .dim),
            mark: glyphs.placeholder.string, markStyle: TextStyle(.textSecondary, .dim))
    }
}
