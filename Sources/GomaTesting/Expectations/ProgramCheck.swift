import Foundation
import TerminalWalker

/// A walk over a program on a terminal of its own, told in words.
struct ProgramCheck: Sendable {
    let program: String
    let arguments: [String]
    let steps: Int
    let seed: UInt64

    /// How long making a finding short may take.
    private static let shorteningTime = Duration.seconds(30)

    /// What was found, with the steps that lead to it; `nil` where nothing was, or nothing that shows again.
    /// - Throws: ``MissingProgram``, and what the system says where nothing can be written.
    func message() throws -> String? {
        let path = try Self.path(of: program)
        let scratch = "\(NSTemporaryDirectory())/walk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        let report = report(over: WalkedProgram(path, arguments, name: program), in: scratch)
        try FileManager.default.removeItem(atPath: scratch)
        return report.map { report in
            let call =
                "walking: \"\(program)\"\(Self.words(of: arguments)), steps: \(report.steps.count), seed: \(seed)"
            return report.lines(again: ["expectNothingFound(\(call))"]).joined(separator: "\n")
        }
    }

    private func report(over program: WalkedProgram, in scratch: String) -> Report? {
        let walk = Walk(over: program, seed: seed, in: scratch)
        let planned = walk.steps(steps)
        let outcome = walk.run(planned)
        guard let finding = outcome.finding else { return nil }
        return Repetition(walk, finding, time: Self.shorteningTime).report(of: Array(planned.prefix(outcome.steps)))
    }

    private static func words(of arguments: [String]) -> String {
        arguments.isEmpty ? "" : ", arguments: \(arguments)"
    }

    /// A path as it is, from the working directory; a name alone is looked for in the folders around the running test,
    /// which is where the package's programs are built.
    static func path(of program: String) throws(MissingProgram) -> String {
        let files = FileManager.default
        if program.contains("/") {
            let path = URL(fileURLWithPath: program).path
            guard files.isExecutableFile(atPath: path) else { throw MissingProgram(program: program) }
            return path
        }
        let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        for bundle in bundles {
            var folder = bundle.bundleURL
            while folder.path != "/" {
                let path = folder.appendingPathComponent(program).path
                if files.isExecutableFile(atPath: path), !InputFolder.isThere(path) { return path }
                folder.deleteLastPathComponent()
            }
        }
        throw MissingProgram(program: program)
    }
}

/// A program that is to be walked and is not there.
package struct MissingProgram: Error, Hashable, CustomStringConvertible {
    /// As it was named.
    package let program: String

    package var description: String {
        program.contains("/")
            ? "there is no program \"\(program)\""
            : "no program \"\(program)\" is built beside the tests; let the test target depend on it, or give a path"
    }
}
