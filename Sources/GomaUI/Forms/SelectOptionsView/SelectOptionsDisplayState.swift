/// A question and its answers, of which exactly one is chosen.
public struct SelectOptionsDisplayState: DisplayState {
    /// Tells the question from others.
    public var id: String
    /// What is asked; `nil` where that is said elsewhere.
    public var title: String?
    /// In their order; which one is chosen, each says itself. None is before the customer has chosen.
    public var options: [SimpleOptionRowDisplayState]

    public static let blank = Self(id: "", options: [.blank, .blank])

    public init(id: String, title: String? = nil, options: [SimpleOptionRowDisplayState]) {
        self.id = id
        self.title = title
        self.options = options
    }

    /// The ID of the chosen option, the first where the data says several; `nil` where none is.
    public var selectedOptionID: String? { options.first(where: \.isSelected)?.id }
}
