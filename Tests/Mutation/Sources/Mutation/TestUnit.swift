import Foundation

/// As little as can be run by itself: a test, or one share of a test over the whole catalogue.
struct TestUnit: Hashable, Codable {
    /// Such as ``GomaKitTests.OddsTests/`a fact`()``.
    var name: String
    /// Its share of the arguments, such as `3/140`; `nil` for all of them.
    var share: String?
    var seconds: Double
    /// The numbers of the changes whose places it executes.
    var reached: Set<Int>
    /// Those of them that it has let pass, as is known from an earlier round; `nil` as none.
    var passed: Set<Int>?

    /// Whether it may notice any of some changes.
    func mayNotice(_ changes: some Sequence<Int>) -> Bool {
        changes.contains { reached.contains($0) && passed?.contains($0) != true }
    }

    /// The name of the function, without the signs that make it a name in code.
    var words: String {
        let function = name.split(separator: "/").dropFirst().joined(separator: "/")
        if let quoted = function.firstMatch(of: /`(.*)`/) { return String(quoted.1) }
        return function
    }

    /// A pattern for `--filter` that means these tests and no other. Those of a suite stand together, so that others are not
    /// compared with each of them.
    static func filter(_ names: some Sequence<String>) -> String {
        let suites = Dictionary(grouping: names) { $0.prefix { $0 != "/" } }.sorted { $0.key < $1.key }
        let patterns = suites.map { suite, names in
            let tests = names.map { escaped($0.dropFirst(suite.count)) }
            return escaped(suite) + "(" + tests.joined(separator: "|") + ")"
        }
        return "^(" + patterns.joined(separator: "|") + ")(/|$)"
    }

    private static func escaped(_ text: Substring) -> String {
        String(text.flatMap { $0.isASCII && ($0.isPunctuation || $0.isSymbol) && $0 != "`" ? ["\\", $0] : [$0] })
    }

    /// What has been written down of the tests of one process, which ran one after the other.
    /// - Parameters:
    ///   - parted: Suites whose tests part their arguments by `GOMA_SHARD`, so that each case is a unit.
    ///   - once: The changes in what a process makes once: whichever test comes to them first, all later ones may use it.
    static func read(_ log: String, parted: Set<String>, once: Set<Int> = []) -> [TestUnit] {
        var byName: [(String, [TestUnit])] = []
        var places: [String: Int] = [:]
        var made: Set<Int> = []
        for line in log.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 3, let seconds = Double(fields[1]) else { continue }
            let executed = Set(fields[2].split(separator: " ").compactMap { Int($0) })
            made.formUnion(executed.intersection(once))
            let unit = TestUnit(
                name: String(fields[0]), share: nil, seconds: seconds, reached: executed.union(made))
            if let place = places[unit.name] {
                byName[place].1.append(unit)
            } else {
                places[unit.name] = byName.count
                byName.append((unit.name, [unit]))
            }
        }
        return byName.flatMap { name, cases -> [TestUnit] in
            if cases.count > 1, let suite = name.split(separator: "/").first, parted.contains(String(suite)) {
                return cases.enumerated().map { index, unit in
                    TestUnit(
                        name: name, share: "\(index + 1)/\(cases.count)", seconds: unit.seconds, reached: unit.reached)
                }
            }
            return [
                TestUnit(
                    name: name, share: nil, seconds: cases.reduce(0) { $0 + $1.seconds },
                    reached: cases.reduce(into: []) { $0.formUnion($1.reached) })
            ]
        }
    }
}
