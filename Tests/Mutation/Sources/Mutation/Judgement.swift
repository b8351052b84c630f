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
    /// The changes for which what is approved is compared too, where the cheapest tests let them pass.
    var checked: Set<Int> = []
    /// Is told each verdict as it is found, from any thread.
    let tell: @Sendable (Int, Verdict) -> Void
    /// Is told which changes, without a verdict yet, which tests have let pass, from any thread.
    let tellPassed: @Sendable ([Int], [TestUnit]) -> Void
    /// Is told how far it is, from any thread.
    var say: @Sendable (String) -> Void = { _ in }

    /// - Parameter changes: The numbers of those that have no verdict yet.
    func judge(_ changes: [Int]) throws {
        let tough = Mutex<[Int]>([])
        try Self.share(changes, among: benches, until: deadline, tell: progress("the cheapest tests of each")) {
            bench, change in
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
            if checked.contains(change), isNew, let verdict = verdict(try bench.check(with: change)) {
                return tell(change, verdict)
            }
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
        let progress = progress("all other tests of \(group.count) changes together")
        try Self.share(chunks, among: benches, until: deadline, tell: progress) { bench, chunk in
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
        var (left, untried) = (group, units)
        while true {
            untried = untried.filter { $0.mayNotice(left) }
            guard !untried.isEmpty else { return found }
            let trial = try bench.runAll(untried, with: left)
            for failed in trial.failed.map({ [$0] }) + [trial.broken] {
                let suspects = left.filter { change in failed.contains { $0.mayNotice([change]) } }
                // What only several changes bring about together is none of them.
                found.merge(try halves(of: suspects, failed, bench)) { $1 }
                left.removeAll { found[$0] != nil }
            }
            untried = trial.untried
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
        TestUnit.joined(units.filter(isMeant)).sorted { ($0.seconds, $0.name) < ($1.seconds, $1.name) }
    }

    /// How many of the tests fit into a time; a share costs the start of a process too.
    private func steps(_ ordered: some Collection<TestUnit>, within seconds: Double) -> Int {
        var sum = 0.0
        return ordered.prefix { unit in
            sum += unit.seconds + (unit.share == nil ? 0.005 : 0.3)
            return sum <= seconds
        }.count
    }

    /// Tells of each piece of a work that is done, and how long the rest may take.
    private func progress(_ work: String) -> @Sendable (Int, Int) -> Void {
        let (say, started) = (say, Date())
        return { done, all in
            let left = -started.timeIntervalSinceNow / Double(done) * Double(all - done) / 60
            say("\(work): \(done) of \(all), some \(Int(left.rounded(.up))) min left")
        }
    }

    /// Gives work to the benches, the next to whichever is free, until the time is over.
    /// - Parameter tell: Is told how many are done, and of how many.
    static func share<Work: Sendable>(
        _ all: [Work], among benches: [Bench], until deadline: Date, tell: @Sendable (Int, Int) -> Void = { _, _ in },
        _ body: @Sendable (Bench, Work) throws -> Void
    ) throws {
        let next = Mutex(0)
        let done = Mutex(0)
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: benches.count) { number in
            while Date() < deadline {
                let index = next.withLock { value in
                    defer { value += 1 }
                    return value
                }
                guard index < all.count, failure.withLock({ $0 == nil }) else { return }
                do { try body(benches[number], all[index]) } catch { failure.withLock { $0 = error } }
                let count = done.withLock { value in
                    value += 1
                    return value
                }
                tell(count, all.count)
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
