/// A question and its answers, of which exactly one is chosen.
public struct SelectOptionsDisplayState: DisplayState {
    /// What is asked; `nil` where that is said elsewhere.
    public var title: String?
    /// In their order; which one is chosen, each says itself. None is before the customer has chosen.
    public var options: [SimpleOptionRowDisplayState]

    public static let blank = Self(options: [.blank, .blank])

    public init(title: String? = nil, options: [SimpleOptionRowDisplayState]) {
        self.title = title
        self.options = options
    }

    /// The chosen option, the first where the data says several.
    public var selectedOptionID: String? { options.first(where: \.isSelected)?.id }

    /// Chooses the option of that id in place of any other; an id that no option has changes nothing.
    mutating func select(_ id: String) {
        if options.contains(where: { $0.id == id }) { options.choose(id) }
    }
}
