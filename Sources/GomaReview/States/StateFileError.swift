/// The reason why a file is no state of a component.
package enum StateFileError: Error, Equatable, CustomStringConvertible {
    case noFields(file: String)
    case otherComponent(file: String, named: String, expected: String)
    /// All that does not fit, in the order in which it stands in the file.
    case mistakes(file: String, [LocatedMistake])
    /// What only the state's type itself knows.
    case misfit(file: String, place: TextPlace, reason: String)
    case noState(component: String)

    /// Mistakes that are told; each of them is compared with all that could have been meant.
    private static let mostTold = 20

    package var description: String { sentences.joined(separator: "\n") }

    /// A sentence for each mistake.
    package var sentences: [String] {
        switch self {
        case .noFields(let file):
            return ["\(file): holds no fields; write one \"field: value\" on each line"]
        case .otherComponent(let file, let named, let expected):
            return ["\(file): is a state of \(named), not of \(expected)"]
        case .mistakes(let file, let mistakes):
            let rest = mistakes.count - Self.mostTold
            return mistakes.prefix(Self.mostTold).map { $0.words(in: file) } + (rest > 0 ? ["and \(rest) more"] : [])
        case .misfit(let file, let place, let reason):
            return ["\(file):\(place): \(reason)"]
        case .noState(let component):
            return ["\(component) has no state to begin with"]
        }
    }
}
