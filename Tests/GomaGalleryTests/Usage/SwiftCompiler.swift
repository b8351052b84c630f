import Foundation
import GomaUI

@testable import GomaGallery

/// Checks Swift against the modules that the tests were built with, as a package that depends on them would be built.
struct SwiftCompiler {
    /// Code with a name that messages about it begin with.
    struct Source {
        let name: String
        let imports: [String]
        let body: [String]
    }

    /// What the compiler says about sources in which something is wrong, such as `PillItem, Popular:3:7: error: …`.
    static func errors(in sources: [Source]) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(text(of: sources), to: "Snippets.swift")
        let errors = try TemporaryFolder()
        let log = errors.url.appendingPathComponent("log")
        try errors.write("", to: "log")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors"] + moduleOptions
            + [folder.url.appendingPathComponent("Snippets.swift").path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        process.waitUntilExit()
        let words = try errors.text(of: "log")
        let found = words.split(separator: "\n").map(String.init).filter { $0.contains(": error:") }
        return process.terminationStatus != 0 && found.isEmpty ? [words] : found
    }

    /// Each source in a function of its own.
    private static func text(of sources: [Source]) -> String {
        let imports = Set(sources.flatMap(\.imports)).sorted().map { "import \($0)" }
        let functions = sources.enumerated().map { index, source in
            let name = source.name.replacing("\"", with: "'")
            return
                (["@MainActor func snippet\(index)() {", "#sourceLocation(file: \"\(name)\", line: 1)"]
                + source.body + ["#sourceLocation()", "_ = view", "}"]).joined(separator: "\n")
        }
        return (imports + functions).joined(separator: "\n") + "\n"
    }

    /// The folder that the tests were built into.
    private static var buildFolder: URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let modules = folder.appendingPathComponent("Modules/GomaUI.swiftmodule").path
            if FileManager.default.fileExists(atPath: modules) { return folder }
        }
        return Bundle.main.bundleURL
    }

    /// Where the modules are, and those of C that they use.
    private static var moduleOptions: [String] {
        let folder = buildFolder
        let targets = names(in: folder).filter { $0.hasSuffix(".build") }
        let built = targets.map { folder.appendingPathComponent("\($0)/module.modulemap") }
        return ["-I", folder.appendingPathComponent("Modules").path]
            + (built + packageMaps(of: folder)).filter { FileManager.default.fileExists(atPath: $0.path) }
            .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }

    /// Where the packages that are depended on bring descriptions of their C modules along, in their sources.
    private static func packageMaps(of folder: URL) -> [URL] {
        let checkouts = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("checkouts")
        return names(in: checkouts).flatMap { package in
            let sources = checkouts.appendingPathComponent("\(package)/Sources")
            return names(in: sources).map { sources.appendingPathComponent("\($0)/include/module.modulemap") }
        }
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
