/// An outcome as a page's file holds it.
struct OutcomeEntry: Decodable {
    let outcome: Outcome

    private enum Key: CodingKey { case id, title, short, odds }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        outcome = Outcome(
            id: try values.text(.id), title: .named(try values.text(.title)),
            shortTitle: try values.textIfPresent(.short),
            price: Price(try values.decode(Odds.self, forKey: .odds)))
    }
}
