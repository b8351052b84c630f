/// A component and what it shows.
struct PagePart: Sendable {
    let place: FilePlace
    /// The way to it from the page's beginning.
    let path: String
    /// Which of the parts of its page that are written alike it is, counted from 0; `nil` for one that comes by itself.
    var turn: Int?
    /// What it says of itself, wherever it stands.
    var wording: String { "\(id ?? "") \(component) \(state ?? "") \(subject?.way.description ?? "") \(written)" }
    /// What tells it from other parts when the page is read again, also where others stand above it by then.
    var signature: String { "\(turn.map(String.init) ?? path) \(wording)" }

    /// What handlers and conditions call it; `nil` where nothing does.
    let id: String?
    let component: String
    let componentPlace: FilePlace
    /// One of the component's states by name; `nil` where its fields say all that it shows, or, without any, for the first.
    let state: String?
    let statePlace: FilePlace
    /// Fields laid over that state.
    let fields: PageNode?
    /// Those fields, as text.
    let written: String
    let subject: PageSubject?
    let subjectPlace: FilePlace
    let stand: PartStand
    /// How the page wants it to lie, beside what its component says.
    let traits: [(name: String, place: FilePlace)]
    /// Columns that it takes at most; as many as the layout gives it where `nil`.
    let width: Int?
    /// Blank rows above it; as many as the layout gives it where `nil`.
    let gap: Int?
    /// Blank columns at its left and its right; as many as the layout gives it where `nil`.
    let inset: Int?
}
