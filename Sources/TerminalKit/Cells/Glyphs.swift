/// The characters that carry a meaning, one for each meaning, in a Unicode and an ASCII set.
///
/// A component asks for `glyphs.locked`, never for a character, so that all components say the same thing alike.
/// What means something only to the package that draws it is a ``Glyph`` of that package.
public struct Glyphs: Hashable, Sendable {
    /// Whether the set stays inside ASCII, for terminals and locales that show nothing else.
    public var isASCII: Bool

    /// What replaces text that had to go.
    public var ellipsis: DisplayText
    public var selected: DisplayText
    /// First column of a borderless thing that has the focus.
    public var focusMark: DisplayText
    public var error: DisplayText
    public var success: DisplayText
    public var warning: DisplayText
    public var info: DisplayText
    /// Behind what somebody has edited and could bring back as it was.
    public var edited: DisplayText
    public var locked: DisplayText
    public var expanded: DisplayText
    public var collapsed: DisplayText
    public var moreLeft: DisplayText
    public var moreRight: DisplayText
    /// What takes something away: closes a sheet, removes a row.
    public var close: DisplayText
    public var checked: DisplayText
    public var unchecked: DisplayText
    public var radioOn: DisplayText
    public var radioOff: DisplayText
    /// One cell of the shape of what is still loading.
    public var placeholder: DisplayText
    /// What a hidden character of a password shows.
    public var masked: DisplayText
    /// Between parts of one line, such as a name and a place.
    public var separatorDot: DisplayText
    /// A value that does not exist.
    public var noValue: DisplayText
    public var pillLeft: DisplayText
    public var pillRight: DisplayText
    public var selectedPillLeft: DisplayText
    public var selectedPillRight: DisplayText
    /// Both ends of a pill that shows something but cannot be switched.
    public var readOnlyPill: DisplayText
    /// Corners of a ground that looks round: the part of the cell that belongs to it.
    public var roundTopLeft: DisplayText
    public var roundTopRight: DisplayText
    public var roundBottomLeft: DisplayText
    public var roundBottomRight: DisplayText
    public var horizontalRule: DisplayText
    public var verticalRule: DisplayText
    public var scrollThumb: DisplayText
    public var scrollTrack: DisplayText
    /// What is moved along a track to choose a value.
    public var sliderThumb: DisplayText
    public var progressFilled: DisplayText
    public var progressEmpty: DisplayText
    /// A cell filled in part, from nearly empty to nearly full; none where only whole cells can be shown.
    public var progressSteps: [DisplayText]
    /// Pictures of one turn, in order.
    public var spinner: [DisplayText]
    public var light: BorderGlyphs
    public var heavy: BorderGlyphs
    public var broken: BorderGlyphs
    /// What stands in for the characters that packages bring themselves, by their names.
    private var replacements: [String: DisplayText] = [:]

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
    public static let unicode = Glyphs(
        isASCII: false, ellipsis: "…", selected: "✓", focusMark: "▌", error: "✗", success: "✓", warning: "!",
        info: "i", edited: "✎", locked: "⊘", expanded: "▾", collapsed: "▸", moreLeft: "‹", moreRight: "›", close: "×",
        checked: "☑", unchecked: "☐", radioOn: "◉", radioOff: "○", placeholder: "░", masked: "•", separatorDot: "·",
        noValue: "–", pillLeft: "(", pillRight: ")", selectedPillLeft: "▐", selectedPillRight: "▌", readOnlyPill: "┄",
        roundTopLeft: "▟", roundTopRight: "▙", roundBottomLeft: "▜", roundBottomRight: "▛", horizontalRule: "─",
        verticalRule: "│", scrollThumb: "┃", scrollTrack: "│", sliderThumb: "●", progressFilled: "█",
        progressEmpty: "░",
        progressSteps: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"],
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"],
        light: BorderGlyphs(
            topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
        heavy: BorderGlyphs(
            topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
        broken: BorderGlyphs(
            topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "┄", vertical: "┆"))

    public static let ascii = Glyphs(
        isASCII: true, ellipsis: "..", selected: "*", focusMark: ">", error: "x", success: "+", warning: "!",
        info: "i", edited: "+", locked: "(x)", expanded: "v", collapsed: ">", moreLeft: "<", moreRight: ">", close: "x",
        checked: "[x]",
        unchecked: "[ ]", radioOn: "(o)", radioOff: "( )", placeholder: ".", masked: "*", separatorDot: "-",
        noValue: "-", pillLeft: "(", pillRight: ")", selectedPillLeft: "[", selectedPillRight: "]",
        readOnlyPill: ":", roundTopLeft: "/", roundTopRight: "\\", roundBottomLeft: "\\",
        roundBottomRight: "/", horizontalRule: "-", verticalRule: "|", scrollThumb: "#", scrollTrack: "|",
        sliderThumb: "O",
        progressFilled: "#", progressEmpty: ".", progressSteps: [], spinner: ["|", "/", "-", "\\"],
        light: BorderGlyphs(
            topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
        heavy: BorderGlyphs(
            topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
        broken: BorderGlyphs(
            topLeft: ".", topRight: ".", bottomLeft: ".", bottomRight: ".", horizontal: ".", vertical: ":"))
}

/// A glyph set that many hold: copying the reference costs nothing, copying the set costs as much as it has members.
final class SharedGlyphs: Sendable {
    let set: Glyphs

    static let unicode = SharedGlyphs(.unicode)

    init(_ set: Glyphs) { self.set = set }
}
