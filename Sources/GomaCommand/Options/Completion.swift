import ArgumentParser
import Foundation

/// The words that a shell offers for the one being typed.
enum Completion {
    /// Components by name, or by namespace and name where several have the name.
    static let components = kind { _, prefix in componentNames(beginningWith: prefix) }

    /// Components by name, and pages and their folders.
    static let componentsAndPages = kind { _, prefix in
        componentNames(beginningWith: prefix) + files(beginningWith: prefix, endings: [".yaml", ".yml"])
    }

    /// Components by name, and dumps and their folders.
    static let componentsAndDumps = kind { _, prefix in
        componentNames(beginningWith: prefix) + files(beginningWith: prefix, endings: [".txt"])
    }

    /// States of the components that stand on the line, as the command line writes them; of all where none does.
    static let states = kind { words, prefix in
        guard let registry = try? Program.current.registry else { return [] }
        let named = words.compactMap { word in registry.components.first { $0.answers(to: word) } }
        let states = (named.isEmpty ? registry.components : named).flatMap(\.states).map { word(for: $0.name) }
        return Set(states).sorted().filter { $0.hasPrefix(prefix) }
    }

    /// Themes by name and theme files; the last of several with commas between.
    static let themes = kind { _, prefix in
        let start = prefix.lastIndex(of: ",").map { prefix.index(after: $0) } ?? prefix.startIndex
        let (before, last) = (prefix[..<start], String(prefix[start...]))
        let names = RenderFlags.library.names.filter { $0.hasPrefix(last) }
        return (names + files(beginningWith: last, endings: [".yaml", ".yml"])).map { before + $0 }
    }

    /// The library's categories, and those of the program's own components.
    static let categories = kind { _, prefix in categoryNames(beginningWith: prefix) }

    static let tags = kind { _, prefix in
        Set(registered.flatMap(\.tags)).sorted().filter { $0.hasPrefix(prefix) }
    }

    /// States, pages: YAML or JSON.
    static let dataFiles = CompletionKind.file(extensions: ["yaml", "yml", "json"])

    @MainActor
    private static var registered: [ComponentDescriptor] { (try? Program.current.registry.components) ?? [] }

    /// Those words of an offer that can be offered.
    /// - Parameter offer: given the words of the line and what stands of the one before the cursor. The program takes its
    ///   command line apart on the main actor, and shells ask in place of that.
    private static func kind(_ offer: @escaping @MainActor @Sendable ([String], String) -> [String]) -> CompletionKind {
        .custom { words, _, prefix in
            MainActor.assumeIsolated { offer(words, prefix) }.filter(canBeOffered)
                .map { spelled($0, for: CompletionShell.requesting) }
        }
    }

    /// Whether a shell takes a word for itself. One that could not be printed as it is would be another, or several; and
    /// bash expands what it offers (`compgen -W`), so that a file named `$(command)` would run that.
    static func canBeOffered(_ word: String) -> Bool {
        TextGate.visible(word) == word && expandedSigns.isDisjoint(with: word.unicodeScalars)
    }

    /// Signs of expansions, of substitutions and of quotes. A mark that is put on one hides it from no shell.
    private static let expandedSigns: Set<Unicode.Scalar> = ["$", "`", "<", ">", "\\", "'", "\""]

    /// A word as a shell is told it: what stands behind a colon zsh takes for what is said of the word (`_describe`).
    static func spelled(_ word: String, for shell: CompletionShell?) -> String {
        shell == .zsh ? word.replacing(":", with: "\\:") : word
    }

    @MainActor
    static func componentNames(beginningWith prefix: String) -> [String] {
        let uses = Dictionary(grouping: registered) { $0.name.lowercased() }
        return registered.map { uses[$0.name.lowercased()]?.count == 1 ? $0.name : $0.id }
            .filter { $0.hasPrefix(prefix) }
    }

    @MainActor
    static func categoryNames(beginningWith prefix: String) -> [String] {
        registered.knownCategories.map(\.rawValue).filter { $0.hasPrefix(prefix) }
    }

    /// `odds-up` for the state "Odds up".
    private static func word(for state: String) -> String {
        state.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "+" }.joined(separator: "-")
    }

    /// Folders, and files with one of the endings; hidden ones where the prefix asks for them.
    private static func files(beginningWith prefix: String, endings: [String]) -> [String] {
        let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
        let start = prefix.dropFirst(folder.count)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.sorted().compactMap { name in
            guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".") else { return nil }
            let isFolder = InputFolder.isThere(folder + name)
            guard isFolder || endings.contains(where: name.hasSuffix) else { return nil }
            return folder + name + (isFolder ? "/" : "")
        }
    }
}
