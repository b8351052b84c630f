import Foundation

/// A program that has been run to its end.
struct Command {
    let output: String
    let errors: String
    let status: Int32

    /// The program under test, which lies beside the tests that were built with it.
    static let gomaui: String = {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = tests.deletingLastPathComponent()
        while folder.path != "/" {
            let program = folder.appendingPathComponent("gomaui").path
            if FileManager.default.isExecutableFile(atPath: program), !isFolder(program) { return program }
            folder.deleteLastPathComponent()
        }
        return Bundle.main.bundleURL.appendingPathComponent("gomaui").path
    }()

    /// Runs a program found on the path and waits for its end.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Command {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
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

    /// Runs the program under test.
    static func gomaui(_ arguments: String..., environment: [String: String] = [:]) throws -> Command {
        try run(gomaui, arguments, environment: environment)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
