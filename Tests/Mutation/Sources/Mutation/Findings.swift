import Foundation

/// What is known of the changes of one question.
public struct Findings: Codable, Sendable {
    public var changes: [WrongChange]
    /// The numbers of those that do not compile.
    var dropped: Set<Int>
    /// Whether they stand in a program that can be tried.
    var isBuilt = false
    /// The tests of which it is known what they execute.
    var units: [TestUnit] = []
    /// Whether that is known of every test that passes without a change.
    var isMeasured = false
    var verdicts: [Int: Verdict] = [:]

    /// How many can be tried.
    public var count: Int { changes.count - dropped.count }
    public var noticed: Int { verdicts.values.count(where: \.isNoticed) }
    /// Those that have no verdict yet.
    var open: [Int] { changes.indices.filter { !dropped.contains($0) && verdicts[$0] == nil } }

    /// Leaves out changes that cannot be tried, and what was found of them.
    mutating func leaveOut(_ numbers: Set<Int>) {
        dropped.formUnion(numbers)
        for number in numbers { verdicts[number] = nil }
    }

    /// Remembers that tests have let changes pass, so that a later round does not ask them again.
    mutating func pass(_ passed: [Int], by tests: [TestUnit]) {
        let byName = Dictionary(grouping: tests, by: \.name)
        for index in units.indices
        where byName[units[index].name]?.contains(where: { $0.contains(units[index]) }) == true {
            units[index].passed = units[index].reached.intersection(passed).union(units[index].passed ?? [])
        }
    }

    /// Finds the changes in sources that have changed since: where they stand now, or where the only one stands that makes
    /// the same of the same words in the same declaration. What is not found is left out, noticed or not.
    /// - Parameter all: The changes that can be made now.
    mutating func follow(_ all: [WrongChange]) {
        let (known, old) = (Set(all), Set(changes))
        let gone = changes.indices.filter { !dropped.contains($0) && !known.contains(changes[$0]) }
        // What has its own number stays that, and no two numbers come to be one change.
        let alike = Dictionary(grouping: all.filter { !old.contains($0) }, by: \.meaning)
        let rivals = Dictionary(grouping: gone) { changes[$0].meaning }
        for index in gone {
            let meaning = changes[index].meaning
            if let found = alike[meaning], found.count == 1, rivals[meaning]?.count == 1 {
                changes[index] = found[0]
            } else {
                leaveOut([index])
            }
        }
    }

    /// Has those that no test noticed tried once more, by the tests that have changed since.
    /// - Parameter tests: Those that have changed, by name; they are measured anew.
    mutating func reopen(tests: Set<String>) {
        let unnoticed = Set(verdicts.filter { !$0.value.isNoticed }.keys)
        units.removeAll { tests.contains($0.name) }
        for index in units.indices { units[index].passed = unnoticed.union(units[index].passed ?? []) }
        for number in unnoticed { verdicts[number] = nil }
        isBuilt = false
        isMeasured = false
    }

    /// What is told in the end.
    /// - Parameter waivers: Changes that nobody can notice; they count neither way.
    public func report(waivers: Waivers) -> Report {
        var report = Report()
        for (number, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
            let change = changes[number]
            if verdict.isNoticed {
                report.count(change, isNoticed: true)
                if verdict == .hung { report.hung += 1 }
            } else if waivers.reason(for: change) != nil {
                report.waived += 1
            } else {
                report.count(change, isNoticed: false)
                let over = units.filter { $0.reached.contains(number) }.sorted { $0.seconds < $1.seconds }
                report.survivors.append(.init(change: change, tests: over.map(\.name).uniqued()))
            }
        }
        report.untried = open.count
        report.uncompiled = dropped.count
        return report
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, where it comes first.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Where what was found is kept, so that a round can go on after it was ended.
struct FindingsStore {
    private let file: URL
    private let stamp: String

    private struct Kept: Codable {
        var stamp: String
        var findings: Findings
    }

    init(_ folder: URL, stamp: String) {
        file = folder.appending(path: "findings.json")
        self.stamp = stamp
    }

    /// What was found before of the same question about the same sources.
    func load() throws -> Findings? { kept.flatMap { $0.stamp == stamp ? $0.findings : nil } }

    /// What was found last, whatever was asked.
    static func last(in folder: URL) -> Findings? { Self(folder, stamp: "").kept?.findings }

    private var kept: Kept? {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
    }

    func save(_ findings: Findings) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(Kept(stamp: stamp, findings: findings)).write(to: file, options: .atomic)
    }
}

/// A number for the project's files and the changes in them: the checksum FNV-1a over all of their bytes.
struct Stamp {
    let text: String

    init(_ sources: Sources, _ changes: [WrongChange]) throws {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ data: Data) { for byte in data { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 } }
        for file in sources.files {
            add(Data(file.utf8))
            add(try sources.contents(file))
        }
        for change in changes { add(Data("\(change.place) \(change.replacement)".utf8)) }
        text = String(sum, radix: 16)
    }
}
