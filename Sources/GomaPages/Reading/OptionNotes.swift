/// What is found while options are decoded, over several goes: what does not fit, and what nobody asks for.
final class OptionNotes {
    /// Places that are known not to fit, for which something plain stands while the rest is decoded.
    private(set) var excused: Set<[JSONValue.Step]> = []
    /// What does not fit, in the order in which it was found.
    private(set) var misfits: [OptionMistake] = []
    /// Names that mean nothing where they stand, of this go.
    private(set) var strangers: [OptionMistake] = []

    /// Whether something plain stands for whatever is missing.
    let excusesAll: Bool

    init(excusingAll excusesAll: Bool = false) { self.excusesAll = excusesAll }

    /// Begins a further go.
    func begin() { strangers = [] }

    /// Excuses what does not fit, or what it lies in where that has been excused already.
    /// - Returns: whether another go makes sense.
    func excuse(_ error: DecodingError) -> Bool {
        var path = StateProblem.codingPath(of: error)
        if !excused.contains(path) {
            misfits.append(OptionMistake(path: StateProblem.path(of: error), words: StateProblem.words(for: error)))
        }
        while excused.contains(path) {
            guard !path.isEmpty else { return false }
            path.removeLast()
        }
        excused.insert(path)
        return !path.isEmpty
    }

    func isExcused(_ path: @autoclosure () -> [JSONValue.Step]) -> Bool {
        excusesAll || !excused.isEmpty && excused.contains(path())
    }

    /// Notes down the names that a type has not asked for.
    func add(strangers names: [String], among known: [String], at path: [JSONValue.Step]) {
        for name in names {
            let words = OptionMistake.words(for: name, among: known)
            strangers.append(OptionMistake(path: path + [.key(name)], words: words))
        }
    }

    /// Forgets what was noted of a type that was tried and is not what is there.
    func forgetStrangers(downTo count: Int) { strangers.removeLast(strangers.count - count) }
}
