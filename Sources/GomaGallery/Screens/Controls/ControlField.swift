/// One value inside a display state, as the controls offer it.
struct ControlField: Hashable {
    /// The ways in which a value can be edited.
    enum Content: Hashable {
        case toggle(Bool)
        /// A number as it is written.
        case number(String, isWhole: Bool)
        case text(String)
        /// One of several names.
        case choice([String], current: Int?)
        /// Fields that belong together.
        case group
        /// How many there are.
        case list(Int)
        /// Something that could be there and is not.
        case nothing
    }

    /// Where it is, such as `outcomes[0].title`.
    let id: String
    let path: [JSONValue.Step]
    /// What may stand here; never optional itself.
    let schema: StateSchema
    let isOptional: Bool
    let value: JSONValue
    let content: Content
    /// Steps by which it lies inside others on screen.
    let level: Int
    /// Whether something lies inside it.
    let hasInside: Bool
    /// Whether what lies inside shows.
    let isOpen: Bool
    /// Whether it lies inside something that is closed.
    let isFolded: Bool

    var isElement: Bool { if case .index = path.last { true } else { false } }

    /// The last step of the way to it; values without a name of their own get one.
    func name(in words: GalleryWords) -> String {
        switch path.last {
        case .key(let key) where key.hasPrefix("_"):
            Int(key.dropFirst()).map {
                $0 == 0
                    ? words.text(.galleryValue) : words.text(.galleryValueNumber, ["number": String($0 + 1)])
            } ?? key
        case .key(let key): key
        case .index(let index): "[\(index)]"
        case nil: ""
        }
    }
}
