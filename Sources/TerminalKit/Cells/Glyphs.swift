/// The characters that carry a meaning, one for each meaning, in a Unicode and an ASCII set.
///
/// A component asks for `glyphs.locked`, never for a character, so that all components say the same thing alike.
/// What means something only to the package that draws it is a ``Glyph`` of that package.
public struct Glyphs: Hashable, Sendable {
    /// Whether the set stays inside ASCII, for terminals and locales that show nothing else.
    public var isASCII: Bool

    /// What replaces text that had to go.
    public var ellipsis: DisplayText
    /// Beside what is chosen.
    public var selected: DisplayText
    /// First column of a borderless thing that has the focus.
    public var focusMark: DisplayText
    /// Beside what has failed or is wrong.
    public var error: DisplayText
    /// Beside what has succeeded.
    public var success: DisplayText
    /// Beside what needs attention.
    public var warning: DisplayText
    /// Beside what is only told.
    public var info: DisplayText
    /// Behind what somebody has edited and could bring back as it was.
    public var edited: DisplayText
    /// Beside what cannot be used for now.
    public var locked: DisplayText
    /// Beside a part that is folded out.
    public var expanded: DisplayText
    /// Beside a part that is folded in.
    public var collapsed: DisplayText
    /// At the left edge, where more is to be scrolled to.
    public var moreLeft: DisplayText
    /// At the right edge, where more is to be scrolled to.
    public var moreRight: DisplayText
    /// What takes something away: closes a sheet, removes a row.
    public var close: DisplayText
    /// A box that is ticked.
    public var checked: DisplayText
    /// A box that is not ticked.
    public var unchecked: DisplayText
    /// The one of several that is chosen.
    public var radioOn: DisplayText
    /// One of several that is not chosen.
    public var radioOff: DisplayText
    /// One cell of the shape of what is still loading.
    public var placeholder: DisplayText
    /// What a hidden character of a password shows.
    public var masked: DisplayText
    /// Between parts of one line, such as a name and a place.
    public var separatorDot: DisplayText
    /// A value that does not exist.
    public var noValue: DisplayText
    /// The left end of a pill.
    public var pillLeft: DisplayText
    /// The right end of a pill.
    public var pillRight: DisplayText
    /// The left end of a pill that is chosen.
    public var selectedPillLeft: DisplayText
    /// The right end of a pill that is chosen.
    public var selectedPillRight: DisplayText
    /// Both ends of a pill that shows something but cannot be switched.
    public var readOnlyPill: DisplayText
    /// A column of a line from left to right.
    public var horizontalRule: DisplayText
    /// A row of a line from top to bottom.
    public var verticalRule: DisplayText
    /// The part of a scroll bar that stands for what is seen.
    public var scrollThumb: DisplayText
    /// The part of a scroll bar that stands for the rest.
    public var scrollTrack: DisplayText
    /// What is moved along a track to choose a value.
    public var sliderThumb: DisplayText
    /// A column of a progress bar that is done.
    public var progressFilled: DisplayText
    /// A column of a progress bar that is still to come.
    public var progressEmpty: DisplayText
    /// A cell filled in part, from nearly empty to nearly full; none where only whole cells can be shown.
    public var progressSteps: [DisplayText]
    /// Pictures of one turn, in order.
    public var spinner: [DisplayText]
    /// Thin lines.
    public var light: BorderGlyphs
    /// Thick lines.
    public var heavy: BorderGlyphs
    /// Lines with gaps.
    public var broken: BorderGlyphs
    /// What stands in for the characters that packages bring themselves, by their names.
    private var replacements: [String: DisplayText] = [:]

    /// The characters of a border.
    public func border(_ style: BorderStyle) -> BorderGlyphs {
        switch style {
        case .light: light
        case .heavy: heavy
        case .broken: broken
        }
    }

    /// The character of this set for a meaning that a package brings itself; a set may draw another one.
    public subscript(glyph: Glyph) -> DisplayText {
        get { replacements[glyph.name] ?? (isASCII ? glyph.ascii : glyph.unicode) }
        set { replacements[glyph.name] = newValue }
    }
}

extension Glyphs {
    /// The set for terminals with Unicode.
    public static let unicode = Glyphs(
        isASCII: false, ellipsis: "…", selected: "✓", focusMark: "▌", error: "✗", success: "✓", warning: "!",
        info: "i", edited: "✎", locked: "⊘", expanded: "▾", collapsed: "▸", moreLeft: "‹", moreRight: "›", close: "×",
        checked: "☑", unchecked: "☐", radioOn: "◉", radioOff: "○", placeholder: "░", masked: "•", separatorDot: "·",
        noValue: "–", pillLeft: "(", pillRight: ")", selectedPillLeft: "▐", selectedPillRight: "▌", readOnlyPill: "┄",
        horizontalRule: "─", verticalRule: "│", scrollThumb: "┃", scrollTrack: "│", sliderThumb: "●",
        progressFilled: "━", progressEmpty: "─", progressSteps: ["╾"],
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"],
        light: BorderGlyphs(
            topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
        heavy: BorderGlyphs(
            topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
        broken: BorderGlyphs(
            topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "┄", vertical: "┆"))

    /// The set for terminals with ASCII alone.
    public static let ascii = Glyphs(
        isASCII: true, ellipsis: "..", selected: "*", focusMark: ">", error: "x", success: "+", warning: "!",
        info: "i", edited: "+", locked: "(x)", expanded: "v", collapsed: ">", moreLeft: "<", moreRight: ">", close: "x",
        checked: "[x]",
        unchecked: "[ ]", radioOn: "(o)", radioOff: "( )", placeholder: ".", masked: "*", separatorDot: "-",
        noValue: "-", pillLeft: "(", pillRight: ")", selectedPillLeft: "[", selectedPillRight: "]",
        readOnlyPill: ":", horizontalRule: "-", verticalRule: "|", scrollThumb: "#", scrollTrack: "|", sliderThumb: "O",
        progressFilled: "=", progressEmpty: "-", progressSteps: [], spinner: ["|", "/", "-", "\\"],
        light: BorderGlyphs(
            topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
        heavy: BorderGlyphs(
            topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
        broken: BorderGlyphs(
            topLeft: ".", topRight: ".", bottomLeft: ".", bottomRight: ".", horizontal: ".", vertical: ":"))
}
