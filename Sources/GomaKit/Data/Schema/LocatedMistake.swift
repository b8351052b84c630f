/// A mistake with the place at which it stands in a file.
package struct LocatedMistake: Hashable, Sendable {
    package let mistake: StateMistake
    package let place: TextPlace

    package init(_ mistake: StateMistake, at place: TextPlace) {
        self.mistake = mistake
        self.place = place
    }

    /// Such as `lobby.yaml:7:13: games[2].rating: wants a number from 0 to 5`.
    package func words(in file: String) -> String { "\(file):\(place): \(mistake)" }
}

extension LocatedValue {
    /// Where a mistake in the value stands: what does not fit, the name that is none, or what should have what is missing.
    package func place(of mistake: StateMistake) -> TextPlace {
        switch mistake.kind {
        case .unknownField, .missingField, .repeatedField: place(of: mistake.path)
        case .misfit: self[mistake.path]?.place ?? place(of: mistake.path)
        }
    }

    /// Everything that does not fit, names that stand twice among it, in the order in which it stands here.
    /// - Parameter schema: what the value should consist of.
    package func mistakes(in schema: StateSchema) -> [LocatedMistake] { located(schema.mistakes(in: value)) }

    /// Mistakes in the value with their places, and the names that stand twice, in the order in which they stand here.
    package func located(_ mistakes: [StateMistake]) -> [LocatedMistake] {
        let repeated = repeatedFields.map { path, field in
            LocatedMistake(StateMistake(.repeatedField(first: place(of: path)), at: path), at: field.keyPlace)
        }
        return (mistakes.map { LocatedMistake($0, at: place(of: $0)) } + repeated).inOrder
    }
}

extension [LocatedMistake] {
    /// In the order of their places.
    package var inOrder: [LocatedMistake] {
        enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    }
}
