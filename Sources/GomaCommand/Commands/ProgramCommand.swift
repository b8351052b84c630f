import ArgumentParser

/// A command that works on what a program shows.
protocol ProgramCommand: AsyncParsableCommand {
    func run(in program: Program) async throws
}

extension ProgramCommand {
    func run() async throws { try await run(in: .current) }
}
