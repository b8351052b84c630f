/// Which folders of a module know which others: a folder knows another where it names a type or function that the other
/// declares at its top level. Read as text: comments and strings count for nothing, names declared in several folders are
/// left aside, as are those of types that a file declares inside others, and an arrow is missed where only members are
/// used.
struct FolderGraph {
    /// What a folder knows, with one name and file for each arrow.
    private(set) var arrows: [String: [String: String]] = [:]

    /// - Parameters:
    ///   - files: all of a module.
    ///   - root: the module's folder; the folders right below it are looked at.
    init(_ files: [SourceFile], below root: String) {
        let sources = files.map { file in
            (path: file.path, folder: Self.folder(of: file.path, below: root), words: Self.words(of: file))
        }
        var homes: [Substring: Set<String>] = [:]
        for source in sources {
            for line in source.words {
                guard let name = Self.declaredName(in: line) else { continue }
                homes[name, default: []].insert(source.folder)
            }
        }
        for source in sources {
            for name in Set(source.words.joined()).subtracting(source.words.compactMap(Self.nestedTypeName)) {
                guard let owners = homes[name], owners.count == 1, let home = owners.first, home != source.folder
                else { continue }
                arrows[source.folder, default: [:]][home] = "\(name) in \(source.path)"
            }
        }
    }

    private static let modifiers: Set<Substring> = [
        "public", "open", "package", "internal", "final", "indirect", "nonisolated", "@MainActor",
    ]
    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "func", "typealias", "let", "var",
    ]

    /// The name that a line at the top level declares; lines of members begin with a blank word.
    private static func declaredName(in line: [Substring]) -> Substring? {
        let rest = line.drop { modifiers.contains($0) }
        guard let kind = rest.first, kinds.contains(kind) else { return nil }
        return rest.dropFirst().first.flatMap { $0.count > 2 ? $0 : nil }
    }

    private static let typeKinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    /// The name of a type that an indented line declares.
    private static func nestedTypeName(in line: [Substring]) -> Substring? {
        guard line.first == "" else { return nil }
        let rest = line.dropFirst().drop { modifiers.contains($0) || $0 == "private" || $0 == "fileprivate" }
        guard let kind = rest.first, typeKinds.contains(kind) else { return nil }
        return rest.dropFirst().first
    }

    /// The words of each line, without those in strings and those of members, which follow a full stop. A line that is
    /// indented begins with a blank word.
    private static func words(of file: SourceFile) -> [[Substring]] {
        var isInLongString = false
        return file.lines.map { line in
            if line.utf8.contains(UInt8(ascii: "\"")), !line.ranges(of: "\"\"\"").count.isMultiple(of: 2) {
                isInLongString.toggle()
            }
            guard !isInLongString else { return [] }
            return words(of: line)
        }
    }

    private static func words(of line: String) -> [Substring] {
        let bytes = line.utf8
        var words: [Substring] = bytes.first == UInt8(ascii: " ") ? [""] : []
        var isInString = false
        var previous = UInt8(ascii: " ")
        var start: String.Index?
        for index in bytes.indices {
            let byte = bytes[index]
            let isPart = !isInString && isPartOfWord(byte)
            if isPart, start == nil, previous != UInt8(ascii: ".") { start = index }
            if !isPart {
                if let from = start { words.append(line[from..<index]) }
                start = nil
                if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isInString.toggle() }
            }
            previous = isPart && start == nil ? UInt8(ascii: ".") : byte
        }
        if let start { words.append(line[start...]) }
        return words
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"): true
        default: false
        }
    }

    /// Folders that know each other in a circle, each with the arrows that lead on, a sentence a folder.
    var circles: [String] {
        let folders = arrows.keys.sorted()
        let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
        return folders.filter { reached[$0]?.contains($0) == true }.map { folder in
            let partners = (arrows[folder] ?? [:]).filter { reached[$0.key]?.contains(folder) == true }
            let words = partners.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
            return "\(folder) knows \(words.joined(separator: ", "))"
        }
    }

    /// The same without some arrows.
    func removing(_ gone: [(from: String, to: String)]) -> FolderGraph {
        var graph = self
        for arrow in gone { graph.arrows[arrow.from]?[arrow.to] = nil }
        return graph
    }

    /// Whether an arrow is there and leads to a folder that knows the first again, directly or by way of others.
    func closesCircle(from: String, to: String) -> Bool {
        arrows[from]?[to] != nil && reachable(from: to).contains(from)
    }

    private func reachable(from start: String) -> Set<String> {
        var found: Set<String> = []
        var open = [start]
        while let folder = open.popLast() {
            for next in (arrows[folder] ?? [:]).keys where found.insert(next).inserted { open.append(next) }
        }
        return found
    }

    private static func folder(of path: String, below root: String) -> String {
        let parts = path.dropFirst(root.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : ""
    }
}
