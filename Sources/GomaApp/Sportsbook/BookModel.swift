/// The base of the view models that show what a ``Sportsbook`` knows of a match or of the slip: what they show follows from
/// the book, and what the customer does goes there.
class BookModel<State: DisplayState>: ViewModel<State> {
    let book: Sportsbook
    let match: String

    /// - Parameters:
    ///   - place: what is shown; one of ``Sportsbook/place(_:_:)``, or a part of it.
    ///   - match: the match's ID; empty for the slip.
    init(_ place: StatePlace<State>, of match: String = "", in book: Sportsbook) {
        self.book = book
        self.match = match
        super.init(place)
    }

    /// Writes down the method that it is called in, and asks the page for what it leads to.
    func ask(
        to request: some ComponentRequest, of entry: any StandardComponent.Type, at path: String? = nil,
        in method: String = #function
    ) {
        book.record(of: entry, at: path ?? match, in: method)
        ask(to: request)
    }
}

extension Sportsbook {
    /// A state that is worked out from the book: now, and once whenever what it hangs on has changed.
    func place<State>(_ topics: [Topic], _ derive: @escaping (Sportsbook) -> State) -> StatePlace<State> {
        let place = StatePlace(derive(self), in: environment)
        for topic in topics {
            place.keep(
                follow(topic) { [weak self, weak place] in
                    guard let self, let place else { return }
                    derivationCount += 1
                    place.replace(with: derive(self))
                })
        }
        return place
    }

    /// A state that is worked out from a match and the slip; blank while the match is not known.
    func place<State>(of match: String, _ derive: @escaping (Match, Sportsbook) -> State?) -> StatePlace<State> {
        place([.match(match)]) { book in book.matches[match].flatMap { derive($0, book) } ?? .blank }
    }
}
