/// A market as a page's file holds it.
struct MarketEntry: Decodable {
    let market: Market

    private enum Key: CodingKey { case id, name, group, suspended, outcomes }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        market = Market(
            id: try values.text(.id), name: .named(try values.text(.name)),
            isSuspended: try values.decodeIfPresent(Bool.self, forKey: .suspended) ?? false,
            group: try values.textIfPresent(.group).map(MarketGroup.named),
            outcomes: try values.decodeIfPresent([OutcomeEntry].self, forKey: .outcomes)?.map(\.outcome) ?? [])
    }
}
