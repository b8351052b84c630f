import ArgumentParser
import Foundation
import Mutation

@main
struct Mutate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Tests/mutate",
        abstract: "Ask whether the tests notice small wrong changes.",
        discussion: """
            Takes wrong changes such as a tired hand makes from the sources, builds many of them into one program, each \
            to be switched on when it starts, and runs for each what executes its line, cheapest first, until a test \
            fails. What no test notices is listed, with the tests that ran over it; then how many were noticed in each \
            folder, and of each kind. A program that hangs counts as noticed.

            What it is asked again with the same sources goes on where it was ended: Ctrl-C loses a few seconds. Changes that \
            nobody can notice are named in Tests/Mutation/equal.yaml, each with the reason.

            Exit 0: all that were tried were noticed. 1: some were not.

            EXAMPLES
              Tests/mutate                                        300 changes from everywhere
              Tests/mutate Sources/TerminalKit/Text --count 40    from one folder
              Tests/mutate --seed 1 --seed 2 --seed 3             three times 300, in one build
              Tests/mutate --again                                what was not noticed, after tests were written
              Tests/mutate --list Sources/GomaKit/Names
            """)

    @Argument(help: "Files and folders under Sources; all of it where none is given.")
    var places: [String] = []

    @Option(help: "Which changes are taken; give it several times for as many samples in one build.")
    var seed: [UInt64] = []

    @Option(help: "How many changes are taken with each seed.")
    var count = 300

    @Option(help: "The time for trying them; the rest waits until it is asked again.")
    var minutes: Double?

    @Flag(help: "Try those that were not noticed once more, by the tests that are new or have changed since.")
    var again = false

    @Flag(help: "List every change that could be taken, and try none.")
    var list = false

    @Option(help: .hidden)
    var project: String

    func validate() throws {
        guard (1...2000).contains(count) else {
            throw ValidationError("--count takes 1 to 2000 changes, and \(count) is not among these")
        }
        if again, !places.isEmpty || !seed.isEmpty {
            throw ValidationError("--again asks what was asked last, and takes neither places nor --seed")
        }
        if let minutes, !(minutes > 0) {
            throw ValidationError("--minutes takes a time above 0, and \(minutes) is not")
        }
    }

    func run() throws {
        Interruption.listen()
        let folder = URL(filePath: project)
        let sources = try Sources(folder)
        let places = places.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        for place in places where !FileManager.default.fileExists(atPath: folder.appending(path: place).path) {
            throw ValidationError("there is no \"\(place)\"; places are files and folders under Sources")
        }
        if list {
            for change in try sources.changes(in: places) {
                print("\(change.place): \(change.rule.rawValue): \(change.sentence)")
            }
            return
        }
        let waived = folder.appending(path: "Tests/Mutation/equal.yaml")
        let waivers = try FileManager.default.fileExists(atPath: waived.path) ? Waivers(waived) : .none
        let survey = Survey(sources, scratch: folder.appending(path: ".build/mutate")) { line in
            FileHandle.standardError.write(Data("Tests/mutate: \(line)\n".utf8))
        }
        let question = Survey.Question(
            places: places, seeds: seed.isEmpty ? [1] : seed, count: count, minutes: minutes)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let findings =
            try again ? survey.answerAgain(minutes: minutes, cores: cores) : survey.answer(question, cores: cores)
        let report = findings.report(waivers: waivers)
        print(report.text)
        if report.hasSurvivors { throw ExitCode(1) }
    }
}
