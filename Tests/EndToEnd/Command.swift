import Foundation

/// A program that has been run to its end.
struct Command {
    let output: String
    let errors: String
    let status: Int32

    /// The program under test: what `GOMAUI_PROGRAM` names, else the release build, which people use.
    static let gomaui: String =
        ProcessInfo.processInfo.environment["GOMAUI_PROGRAM"] ?? "\(project)/.build/release/gomaui"

    /// The README's app of its own, as the tests build it.
    static let ownApp = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("ownapp").path

    /// The project's folder.
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        .standardizedFileURL.path

    /// Runs a program found on the path and waits for its end.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Command {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = try file(of: program, path: process.environment?["PATH"])
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Command(
            output: String(decoding: text, as: UTF8.self), errors: String(decoding: words, as: UTF8.self),
            status: process.terminationStatus)
    }

    /// Where a program stands: its own path, or the first folder of a path that has it.
    static func file(
        of program: String, path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) throws -> URL {
        if program.contains("/") { return URL(fileURLWithPath: program) }
        let files = (path ?? "").split(separator: ":").map { "\($0)/\(program)" }
        guard let file = files.first(where: FileManager.default.isExecutableFile) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program])
        }
        return URL(fileURLWithPath: file)
    }

    /// Runs the program under test.
    static func gomaui(_ arguments: String..., environment: [String: String] = [:]) throws -> Command {
        try run(gomaui, arguments, environment: environment)
    }
}
