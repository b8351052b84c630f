/// What a page does with a request.
struct PageAction: Sendable {
    let place: FilePlace
    /// When it is done; always where `nil`.
    let condition: PageCondition?
    let deed: Deed

    /// What is done.
    indirect enum Deed: Sendable {
        /// Goes to a page by its name and parameters, which may be fields of the request.
        case go(PageText)
        /// Opens a page over the one that is shown, in a box, which holds the focus until it is left.
        case open(PageText)
        /// Leaves the page; where pages are named, those of them that lie over the others, and no other page.
        case back(from: [String])
        /// Goes to the page that all begins with.
        case root
        /// Goes back to the first page of the tab that is shown.
        case first
        /// Brings a part into view and gives it the keys, by its id or the way to what it shows.
        case show(String)
        /// Puts a value, which may be of the request, into a source of the page's own, or into the state of a part.
        case set(PageWay, to: PageNode)
        /// Turns a value around that is true or false.
        case toggle(PageWay)
        /// Puts an element at the end of a list of the page's own; one of the same identity gives way.
        case insert(PageNode, into: PageWay)
        /// Takes an element out of a list of the page's own, by its identity.
        case remove(PageText, from: PageWay)
        /// Puts a form back to its beginning, by its name.
        case reset(String)
        /// Says a sentence in the status line.
        case say(PageNode)
        /// Asks an action that is written in Swift, and does other things by its answer.
        case ask(PageAsking)
        /// Waits no more for the answers of an action, which count for nothing from now on.
        case cancel(String)
    }

    /// Whether it asks an action that is written in Swift.
    var asks: Bool { if case .ask = deed { true } else { false } }

    /// Whether it leads away from the page that is shown, whichever that is: back from it, or on to another over it.
    var leaves: Bool {
        switch deed {
        case .go, .open, .back, .first, .root: true
        default: false
        }
    }

    /// It, and all that is done by an answer to it.
    var whole: [PageAction] {
        guard case .ask(let asking) = deed else { return [self] }
        return [self] + asking.followers.flatMap(\.whole)
    }
}
