import ArgumentParser
import Foundation
import TerminalWalker

/// `walker`, which `Tests/walk` builds and starts.
@main
struct Walker: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Tests/walk",
        abstract: "Walk over everything in gomaui with random input, and find what breaks.",
        discussion: """
            Starts the program in a terminal of its own, again and again: the
            gallery, every component in every state, every page in Demo/Screens, and
            the screen that approves. Sends keys, broken sequences, mouse reports,
            pastes, other sizes, stops. Finds what ends it, hangs, memory that grows,
            bytes that no terminal should be sent, a screen that is not what the
            program meant, and a terminal that is left changed.

            What is found is repeated until it is short, and told with the command
            that shows it again. The same seed does the same, always. Nothing is
            written into the project. Exit 0: nothing found, 1: something.

            EXAMPLES
              Tests/walk                            ten minutes over everything
              Tests/walk --seconds 3600             an hour
              Tests/walk --subject "open Pill"      all that have this in their names
              Tests/walk --subject gallery --seed 7 --steps 31    31 steps again
              Tests/walk --subject gallery --seed 7 --only 3,31   two of them
            """)

    @Option(help: "Where chance begins; another one every time unless given.")
    var seed: UInt64?

    @Option(help: "How long to walk.")
    var seconds = 600

    @Option(
        help: ArgumentHelp("Walk this alone: a subject by name, or all with this in their names.", valueName: "name"))
    var subject: String?

    @Option(help: ArgumentHelp("The program; .build/release/gomaui unless given.", valueName: "file"))
    var program: String?

    @Option(help: ArgumentHelp("The folder of the project.", valueName: "folder"))
    var project = FileManager.default.currentDirectoryPath

    @Option(help: "How many programs to walk at a time; two for each processor unless given.")
    var jobs: Int?

    @Option(help: ArgumentHelp("Repeat the first steps of the walk with this seed.", valueName: "count"))
    var steps: Int?

    @Option(help: ArgumentHelp("Repeat these steps of the walk with this seed.", valueName: "3,9,31"))
    var only: String?

    @Flag(help: "Name everything that can be walked, and end.")
    var list = false

    func validate() throws {
        if seconds < 1 { throw ValidationError("--seconds wants 1 or more") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs wants 1 or more") }
        guard steps != nil || only != nil else { return }
        if steps != nil, only != nil { throw ValidationError("--steps and --only do not go together") }
        if seed == nil || subject == nil { throw ValidationError("--steps and --only go with --seed and --subject") }
        if let steps, steps < 0 { throw ValidationError("--steps wants 0 or more") }
        if only != nil, places == nil { throw ValidationError("--only wants numbers with commas between, such as 3,9") }
    }

    func run() throws {
        let project = URL(fileURLWithPath: project).path
        let program = URL(fileURLWithPath: program ?? "\(project)/.build/release/gomaui").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw ValidationError("there is no program \"\(program)\"; Tests/walk builds it")
        }
        let scratch = "\(NSTemporaryDirectory())/gomaui-walk-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { remove(scratch) }
        let surroundings = Surroundings(program: program, project: project, scratch: scratch)
        let subjects = try chosen(of: SubjectFinder(program: program, folder: project).subjects())
        if list { return print(subjects.map(\.name).joined(separator: "\n")) }

        Interruption.listen()
        let isFound = try steps != nil || only != nil ? again(subjects, surroundings) : walk(subjects, surroundings)
        if isFound { throw ExitCode(1) }
    }

    /// The subjects that were asked for.
    private func chosen(of subjects: [Subject]) throws -> [Subject] {
        guard let subject else { return subjects }
        let exact = subjects.filter { $0.name == subject }
        let chosen = exact.isEmpty ? subjects.filter { $0.name.contains(subject) } : exact
        guard !chosen.isEmpty else {
            throw ValidationError("no subject has \"\(subject)\" in its name; \"Tests/walk --list\" names all")
        }
        return chosen
    }

    /// Walks until the time is up; `true` where something was found.
    private func walk(_ subjects: [Subject], _ surroundings: Surroundings) -> Bool {
        let seed = seed ?? UInt64(Date().timeIntervalSince1970)
        let progress = Progress()
        progress.tell(["walking over \(subjects.count) subjects for \(seconds) s, seed \(seed)"])
        let campaign = Campaign(
            over: subjects, seed: seed, in: surroundings, until: .now + .seconds(seconds), progress: progress)
        campaign.run(jobs: jobs ?? 2 * ProcessInfo.processInfo.activeProcessorCount)
        let tally = campaign.tally
        progress.tell(["\(progress.seconds) s · \(Progress.words(for: tally)) · seed \(seed)"])
        return tally.findings > 0
    }

    /// Repeats one walk, and says what comes of it.
    private func again(_ subjects: [Subject], _ surroundings: Surroundings) throws -> Bool {
        guard let seed, let subject = subjects.first, subjects.count == 1 else {
            throw ValidationError("\"\(subject ?? "")\" is in the names of several subjects; write one in full")
        }
        let walk = surroundings.walk(over: subject, seed: seed)
        let all = walk.steps(steps ?? places?.max().map { $0 + 1 } ?? 0)
        let taken = places.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
        for (index, step) in taken.enumerated() { print("\(index + 1)  \(step.words)") }
        let outcome = walk.run(taken) { Interruption.isAsked }
        guard let finding = outcome.finding else {
            print("nothing found in \(outcome.steps) steps")
            return false
        }
        print("FOUND \(finding.kind.rawValue) after \(outcome.steps) steps: \(finding.words)")
        return true
    }

    /// Places of the steps that `--only` names, counted from 0; `nil` where they are no numbers.
    private var places: [Int]? {
        guard let only else { return nil }
        let numbers = only.split(separator: ",").map { Int($0) }
        guard numbers.allSatisfy({ $0 != nil }) else { return nil }
        return numbers.compactMap(\.self).filter { $0 > 0 }.map { $0 - 1 }
    }

    private func remove(_ scratch: String) {
        do { try FileManager.default.removeItem(atPath: scratch) } catch { print("\(scratch) is left: \(error)") }
    }
}
