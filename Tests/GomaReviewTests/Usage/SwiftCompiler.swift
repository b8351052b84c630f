import Foundation
import GomaCatalog
import TestSupport

@testable import GomaReview

/// Builds Swift against the modules that the tests were built with, as a package that depends on them would be built,
/// and runs it.
struct SwiftCompiler {
    /// Code that makes a `view`, with a name that messages about it begin with.
    struct Source {
        let name: String
        let imports: [String]
        let body: [String]
        /// Whether the code makes a `state` too.
        var hasState = true
    }

    /// What came of sources.
    struct Result {
        /// What the compiler says is wrong, such as `PillItem, Popular:3:7: error: …`.
        var errors: [String] = []
        /// The JSON of each source's state, once all has been built and run; `nil` for one without a state.
        var states: [Data?] = []
    }

    /// The modules that a program with components in it is linked from.
    private static let linkedModules = [
        "GomaUI", "GomaElements", "GomaForms", "GomaAccount", "GomaCasino", "GomaBetting", "GomaPromotions", "GomaKit",
        "GomaDomain",
        "TerminalKit", "CKitFiles", "OpenCombine", "COpenCombineHelpers", "Yams",
        "CYaml", "HeapModule", "InternalCollectionsUtilities", "ContainersPreview",
        // What Tests/mutate puts into all of them, in the copy that it makes.
        "CProbe",
    ]

    private let folder: TemporaryFolder

    static func run(_ sources: [Source]) throws -> Result {
        let compiler = SwiftCompiler(folder: try TemporaryFolder())
        var result = Result()
        result.errors = try compiler.build(sources)
        if result.errors.isEmpty { result.states = try compiler.states(of: sources) }
        return result
    }

    /// What the compiler says against a program of one file, without building it.
    static func errors(in program: String) throws -> [String] {
        let compiler = SwiftCompiler(folder: try TemporaryFolder())
        try compiler.folder.write(program, to: "Program.swift")
        let options = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"] + moduleOptions
        // What a program with a terminal imports.
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources")
        let headers = ["CNcurses", "CPseudoTerminal"].flatMap {
            ["-I", sources.appendingPathComponent("\($0)/include").path]
        }
        let (status, words) = try compiler.run("swiftc", options + headers + [compiler.path("Program.swift")])
        let found = words.split(separator: "\n").map(String.init).filter { $0.contains(": error:") }
        return status != 0 && found.isEmpty ? [words] : found
    }

    /// What the package manager says against a manifest; empty where it takes it.
    static func problems(ofManifest manifest: String) throws -> String {
        let compiler = SwiftCompiler(folder: try TemporaryFolder())
        try compiler.folder.write(manifest, to: "Package.swift")
        let (status, words) = try compiler.run(
            "swift", ["package", "--package-path", compiler.folder.path, "dump-package"])
        return status == 0 ? "" : words
    }

    private func build(_ sources: [Source]) throws -> [String] {
        try folder.write(Self.text(of: sources), to: "main.swift")
        try folder.write(Self.objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: "objects")
        let options = ["-swift-version", "6", "-warnings-as-errors", "-o", path("program")] + Self.moduleOptions
        let (status, words) = try run("swiftc", options + [path("main.swift"), "@" + path("objects"), "-lstdc++"])
        let found = words.split(separator: "\n").map(String.init).filter { $0.contains(": error:") }
        return status != 0 && found.isEmpty ? [words] : found
    }

    private func states(of sources: [Source]) throws -> [Data?] {
        let (status, words) = try run(path("program"), [])
        guard status == 0 else { throw Failure(description: "the built program ended with \(status): \(words)") }
        return try folder.text(of: "output").split(separator: "\n").map { $0 == "-" ? nil : Data($0.utf8) }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    /// Runs a program to its end, with its output in a file.
    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, errors: String) {
        try folder.write("", to: "output")
        try folder.write("", to: "errors")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path("output")))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: path("errors")))
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try folder.text(of: "errors"))
    }

    // MARK: Text

    /// Each source in a function of its own, which writes the state that it has made as one line.
    private static func text(of sources: [Source]) -> String {
        let imports = Set(sources.flatMap(\.imports) + ["Foundation"]).sorted().map { "import \($0)" }
        let write = """
            func write(_ state: (any Encodable)?) throws {
                let data = try state.map { try JSONEncoder().encode($0) } ?? Data("-".utf8)
                FileHandle.standardOutput.write(data + Data("\\n".utf8))
            }
            """
        let functions = sources.enumerated().map { index, source in
            let name = source.name.replacing("\"", with: "'").replacing("/", with: "-")
            return
                (["@MainActor func snippet\(index)() throws {", "#sourceLocation(file: \"\(name)\", line: 1)"]
                + source.body + [
                    "#sourceLocation()", "_ = view", "try write(\(source.hasState ? "state" : "nil"))", "}",
                ])
                .joined(separator: "\n")
        }
        return (imports + [write] + functions + sources.indices.map { "try snippet\($0)()" }).joined(separator: "\n")
            + "\n"
    }

    // MARK: What has been built

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

    private static var objects: [String] {
        linkedModules.flatMap { module -> [String] in
            let folder = buildFolder.appendingPathComponent("\(module).build")
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            let objects = files.filter { $0.hasSuffix(".o") }.map { folder.appendingPathComponent($0).path }
            guard let current = currentObjects(in: folder) else { return objects }
            return objects.filter { current.contains(URL(fileURLWithPath: $0).lastPathComponent) }
        }
    }

    /// The names of the objects that the compiler makes now: those of sources that are gone lie there still. `nil` where
    /// another compiler than Swift's makes them.
    private static func currentObjects(in folder: URL) -> Set<String>? {
        let map = folder.appendingPathComponent("output-file-map.json")
        guard let data = try? Data(contentsOf: map) else { return nil }
        let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        let objects = outputs?.values.compactMap { $0["object"] }
        return objects.map { Set($0.map { URL(fileURLWithPath: $0).lastPathComponent }) }
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
