/// The style of text: its colour, its ground (`nil` keeps the ground it is drawn on) and its attributes.
public struct TextStyle: Hashable, Sendable {
    /// What text is drawn in.
    public var foreground: ColorReference
    /// What text stands on; `nil` leaves what is there.
    public var background: ColorReference?
    /// How text is set, such as bold.
    public var attributes: TextAttributes

    /// The terminal's own colours.
    public static let plain = TextStyle(foreground: .terminalDefault)

    public init(foreground: ColorReference, background: ColorReference? = nil, attributes: TextAttributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Text in a role, on whatever ground is there.
    public init(_ role: ColorRole, _ attributes: TextAttributes = []) {
        self.init(foreground: .role(role), attributes: attributes)
    }

    /// Text in a role, on the ground of another.
    public init(_ role: ColorRole, on ground: ColorRole, _ attributes: TextAttributes = []) {
        self.init(foreground: .role(role), background: .role(ground), attributes: attributes)
    }
}
