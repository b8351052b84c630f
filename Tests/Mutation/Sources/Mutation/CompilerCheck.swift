import Foundation
import Synchronization

/// Asks the compiler about each module by itself, against the interfaces of the others as they are without a change: what does
/// not compile in one hides nothing in the next, as it does in a build.
struct CompilerCheck {
    private let arguments: [String: [String]]
    private let modules: [String: String]

    /// - Parameter manifest: What the build tool wrote down for itself when it built the project as it is.
    init(manifest: String) {
        var (arguments, modules): ([String: [String]], [String: String]) = ([:], [:])
        var inputs: [String] = []
        for line in manifest.split(separator: "\n") {
            if let list = Self.list(line, named: "inputs") { inputs = list }
            guard let list = Self.list(line, named: "args"), list.first?.hasSuffix("/swiftc") == true,
                let place = list.firstIndex(of: "-module-name"), list.contains("-emit-module")
            else { continue }
            let module = list[place + 1]
            arguments[module] = Self.checking(list)
            for input in inputs { modules[input] = module }
        }
        self.arguments = arguments
        self.modules = modules
    }

    private static func list(_ line: Substring, named name: String) -> [String]? {
        let head = "    \(name): "
        guard line.hasPrefix(head) else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(head.count).utf8))
    }

    /// A call that only looks: all files at once, and nothing written.
    private static func checking(_ arguments: [String]) -> [String] {
        let alone: Set = [
            "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
            "-parseable-output", "-emit-objc-header", "-whole-module-optimization",
        ]
        let withValue: Set = ["-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path"]
        var kept: [String] = []
        var place = arguments.startIndex
        while place < arguments.endIndex {
            let argument = arguments[place]
            if !withValue.contains(argument), !alone.contains(argument) { kept.append(argument) }
            place += withValue.contains(argument) ? 2 : 1
        }
        // As far as the checks that need the flow of control, such as of what is returned.
        return kept + ["-whole-module-optimization", "-emit-sil", "-o", "/dev/null"]
    }

    /// The modules that files are part of, by the files' full paths.
    func modules(of files: some Sequence<String>) -> Set<String> { Set(files.compactMap { modules[$0] }) }

    /// What the compiler prints about each of some modules.
    func messages(on names: Set<String>) throws -> [String: [String]] {
        let names = names.sorted()
        let said = Mutex<[String: Result<[String], any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: names.count) { index in
            let result = Result { try messages(on: names[index]) }
            said.withLock { $0[names[index]] = result }
        }
        return try said.withLock(\.self).mapValues { try $0.get() }
    }

    private func messages(on name: String) throws -> [String] {
        guard let call = arguments[name] else { return [] }
        var lines: [String] = []
        _ = try Command(call[0], Array(call.dropFirst())).run(within: .infinity) { line in
            lines.append(line)
            return false
        }
        return lines
    }
}
