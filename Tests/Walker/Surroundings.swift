import TerminalWalker

/// Where walks happen: the program, the project, and a folder for all that is written.
struct Surroundings: Sendable {
    let program: String
    /// The project's folder.
    let project: String
    /// Everything that walked programs write goes below it.
    let scratch: String

    func walk(over subject: Subject, seed: UInt64) -> Walk {
        Walk(over: subject.program(at: program, project: project), seed: seed, in: scratch)
    }
}
