import Foundation
import Synchronization

/// The trial of every change by the tests that run over it: each by itself with the cheapest of them and then by what has
/// been approved of all components; those that get through these all together with the other tests, since hardly one of them
/// is noticed then.
struct Judgement {
    let units: [TestUnit]
    let benches: [Bench]
    /// How long the tests of one change may take before it is tried together with others, in seconds.
    var patience = 8.0
    let deadline: Date
    /// Whether what is approved is compared too, by those that the cheapest tests let pass.
    var checks = true
    /// Is told each verdict as it is found, from any thread.
    let tell: @Sendable (Int, Verdict) -> Void
    /// Is told which changes, without a verdict yet, which tests have let pass, from any thread.
    let tellPassed: @Sendable ([Int], [TestUnit]) -> Void

    /// - Parameter changes: The numbers of those that have no verdict yet.
    func judge(_ changes: [Int]) throws {
        let tough = Mutex<[Int]>([])
        try Self.share(changes, among: benches, until: deadline) { bench, change in
            let over = cheapestFirst { $0.reached.contains(change) }
            guard !over.isEmpty else { return tell(change, .unreached) }
            let cheap = over.prefix(max(1, steps(over, within: patience)))
            let asked = cheap.filter { $0.mayNotice([change]) }
            var start = 0
            // The first few seconds notice most of what is noticed at all.
            for end in [steps(asked, within: 1.5), asked.count] where end > start {
                if let verdict = verdict(try bench.run(Array(asked[start..<end]), with: [change])) {
                    return tell(change, verdict)
                }
                start = end
            }
            guard over.dropFirst(cheap.count).contains(where: { $0.mayNotice([change]) }) else {
                return tell(change, .survived)
            }
            // One that some of them let pass in an earlier round has been compared there.
            let isNew = asked.count == cheap.count
            if checks, isNew, let verdict = verdict(try bench.check(with: [change])) { return tell(change, verdict) }
            if !asked.isEmpty { tellPassed([change], asked) }
            tough.withLock { $0.append(change) }
        }
        try judgeTogether(tough.withLock(\.self).sorted())
    }

    /// Runs what is left of the tests with all that is left of the changes switched on, and looks for the culprits where one
    /// fails: so each test runs once, however many changes there are.
    private func judgeTogether(_ group: [Int]) throws {
        let alive = Mutex(group)
        let done = Mutex(0)
        let chunks = chunks(cheapestFirst { $0.mayNotice(group) }, seconds: 30)
        try Self.share(chunks, among: benches, until: deadline) { bench, chunk in
            let tried = alive.withLock(\.self)
            let found = try culprits(among: tried, by: chunk, on: bench)
            // What another bench has found meanwhile is told already.
            let new = alive.withLock { alive in
                let new = found.filter { alive.contains($0.key) }
                alive.removeAll { new[$0] != nil }
                return new
            }
            for (change, verdict) in new { tell(change, verdict) }
            tellPassed(tried.filter { found[$0] == nil }, chunk)
            done.withLock { $0 += 1 }
        }
        guard done.withLock(\.self) == chunks.count else { return }
        for change in alive.withLock(\.self) { tell(change, .survived) }
    }

    /// Tests in parts that take about a time each, in their order.
    private func chunks(_ ordered: [TestUnit], seconds: Double) -> [[TestUnit]] {
        var chunks: [[TestUnit]] = []
        var rest = ordered[...]
        while !rest.isEmpty {
            let count = max(1, steps(rest, within: seconds))
            chunks.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return chunks
    }

    /// The changes that some of the tests notice. Those that fail are asked by themselves which of the changes they notice; all
    /// others have let all of them pass.
    private func culprits(among group: [Int], by units: [TestUnit], on bench: Bench) throws -> [Int: Verdict] {
        var found: [Int: Verdict] = [:]
        var left = group
        while true {
            let over = units.filter { $0.mayNotice(left) }
            guard !over.isEmpty else { return found }
            if case .ended(let failures) = try bench.runAll(over, with: left) {
                let failed = over.filter { unit in failures.contains { unit.isNamed(in: .noticed($0)) } }
                for unit in failed {
                    found.merge(try halves(of: left.filter(unit.reached.contains), [unit], bench)) { $1 }
                    left.removeAll { found[$0] != nil }
                }
                if !failed.isEmpty || failures.isEmpty { return found }
            }
            // A program that ended does not say in which test, and one that hung fails in none.
            let next = try halves(of: left, over, bench)
            // What only several changes bring about together is none of them.
            guard !next.isEmpty else { return found }
            found.merge(next) { $1 }
            left.removeAll { next[$0] != nil }
        }
    }

    /// The changes that tests notice one by one: halves of the group, and halves of these, as long as one fails.
    private func halves(of group: [Int], _ units: [TestUnit], _ bench: Bench) throws -> [Int: Verdict] {
        let over = units.filter { $0.mayNotice(group) }
        guard !group.isEmpty, !over.isEmpty, let verdict = verdict(try bench.run(over, with: group)) else { return [:] }
        if group.count == 1 { return [group[0]: verdict] }
        let half = group.count / 2
        let first = try halves(of: Array(group[..<half]), over, bench)
        return try first.merging(halves(of: Array(group[half...]), over, bench)) { $1 }
    }

    private func verdict(_ answer: Bench.Answer) -> Verdict? {
        switch answer {
        case .passed: nil
        case .failed(let line): .noticed(line)
        case .hung: .hung
        }
    }

    private func cheapestFirst(_ isMeant: (TestUnit) -> Bool) -> [TestUnit] {
        units.filter(isMeant).sorted { ($0.seconds, $0.name) < ($1.seconds, $1.name) }
    }

    /// How many of the tests fit into a time; a share costs the start of a process too.
    private func steps(_ ordered: some Collection<TestUnit>, within seconds: Double) -> Int {
        var sum = 0.0
        return ordered.prefix { unit in
            sum += unit.seconds + (unit.share == nil ? 0.005 : 0.3)
            return sum <= seconds
        }.count
    }

    /// Gives work to the benches, the next to whichever is free, until the time is over.
    static func share<Work: Sendable>(
        _ all: [Work], among benches: [Bench], until deadline: Date,
        _ body: @Sendable (Bench, Work) throws -> Void
    ) throws {
        let next = Mutex(0)
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: benches.count) { number in
            while Date() < deadline {
                let index = next.withLock { value in
                    defer { value += 1 }
                    return value
                }
                guard index < all.count, failure.withLock({ $0 == nil }) else { return }
                do { try body(benches[number], all[index]) } catch { failure.withLock { $0 = error } }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
