/// The reason why a file is no state of a component.
package enum StateFileError: Error, Hashable, CustomStringConvertible {
    case noFields(file: String)
    case otherComponent(file: String, named: String, expected: String)
    /// All that does not fit, in the order in which it stands in the file.
    case mistakes(file: String, [LocatedMistake])
    /// What only the state's type itself knows.
    case misfit(file: String, place: TextPlace?, reason: String)
    case noState(component: String)

    /// Mistakes that are told; each of them is compared with all that could have been meant.
    private static let mostTold = 20

    package var description: String { sentences.joined(separator: "\n") }

    /// A sentence for each mistake.
    package var sentences: [String] {
        guard case .mistakes(let file, let mistakes) = self else {
            return [file.map { "\($0)\(place.map { ":\($0)" } ?? ""): \(reason)" } ?? reason]
        }
        return Self.told(mistakes) { $0.words(in: file) }
    }

    /// What is wrong, for whoever has said already in which file.
    package var reason: String {
        switch self {
        case .noFields: "holds no fields; write one \"field: value\" on each line"
        case .otherComponent(_, let named, let expected): "is a state of \(named), not of \(expected)"
        case .mistakes(_, let mistakes): Self.told(mistakes) { "\($0.mistake)" }.joined(separator: "; ")
        case .misfit(_, _, let reason): reason
        case .noState(let component): "\(component) has no state to begin with"
        }
    }

    private static func told(_ mistakes: [LocatedMistake], _ words: (LocatedMistake) -> String) -> [String] {
        let rest = mistakes.count - mostTold
        return mistakes.prefix(mostTold).map(words) + (rest > 0 ? ["and \(rest) more"] : [])
    }

    private var place: TextPlace? { if case .misfit(_, let place, _) = self { place } else { nil } }

    private var file: String? {
        switch self {
        case .noFields(let file), .otherComponent(let file, _, _), .mistakes(let file, _), .misfit(let file, _, _):
            file
        case .noState: nil
        }
    }
}
