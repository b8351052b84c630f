extension Contract {
    /// 22: a language is a way to show a state, and nothing of it is in the state: after the same keys the state is the
    /// same in another language, and so is what has been asked for.
    ///
    /// What the customer has typed is theirs, and stays as they wrote it.
    ///
    /// As a view shows the same for the same state (points 2, 3 and 8), whoever changes the language afterwards sees what
    /// they would have seen in it from the start.
    static func languageIsAView(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        var told: Set<String> = []
        return try component.states.indices.dropLast().flatMap { state -> [ContractFinding] in
            let spoken = try walk.askingPresses(state: state)
            let others = try AskingPress.presses(
                on: component, state: state, holding: component.stateData(at: state), parts: Set(spoken.map(\.part)),
                in: otherLanguage)
            return try spoken.compactMap { press in
                guard let other = others.first(where: { $0.part == press.part && $0.key == press.key }),
                    let difference = try difference(of: press, from: other, schema: component.stateSchema),
                    told.insert(difference.subject).inserted
                else { return nil }
                return ContractFinding(.languageIsAView, component, state: state, "\(press.words) \(difference.words)")
            }
        }
    }

    /// A language that writes numbers, dates and sentences otherwise.
    private static let otherLanguage = Localization.french

    /// What is another in the other language: which field or request, and how it is told.
    private static func difference(
        of press: AskingPress, from other: AskingPress, schema: StateSchema
    ) throws -> (subject: String, words: String)? {
        let (asked, askedOther) = (press.requests.map(\.text), other.requests.map(\.text))
        let locale = otherLanguage.locale
        if asked != askedOther {
            let pair = zip(asked + ["nothing"], askedOther + ["nothing"]).first { $0 != $1 } ?? ("nothing", "nothing")
            let name = String(pair.0.prefix { $0 != " " })
            return (name, "asks for \(pair.0), in \(locale) for \(pair.1)")
        }
        guard let own = press.state, let foreign = other.state, own != foreign else { return nil }
        let isTyped: ([JSONValue.Step]) -> Bool = { if case .typedText = schema[$0] { true } else { false } }
        let place = try JSONValue(own).firstDifference(from: JSONValue(foreign), unless: isTyped)
        guard let place else { return nil }
        let words = JSONValue.words(for: place.path)
        return (
            JSONValue.kind(of: place.path),
            "leaves \(words) at \(place.ownText), in \(locale) at \(place.otherText)"
        )
    }
}
