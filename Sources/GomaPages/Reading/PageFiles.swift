import Foundation

/// The files that a page consists of, read as they are needed.
///
/// A value may be included from another file, named from the folder of the one that includes it:
///
///     matches: {include: matches.yaml}
///     parts:
///       - {include: bars.yaml, with: {title: Casino}}
///
/// Where `with` names values, a text such as `$title` in the included file stands for one of them. A list that is included in a
/// list becomes part of it; fields beside `include` take the place of those of the same name.
struct PageFiles {
    let mistakes: MistakeList
    private let text: (String) throws -> String
    private let room = Room()

    /// Files that include each other, one inside the other.
    private static let mostDepth = 20
    /// Bytes of all that is included, each time that it is: a few files could else come to more than there is memory.
    private static let mostBytes = 8 << 20
    /// Bytes that a file counts for beside its own.
    private static let fileBytes = 4 << 10
    /// Bytes that a value counts for, in a file or filled in.
    private static let valueBytes = 8

    /// The bytes that are left for what is included.
    private final class Room {
        var bytes = PageFiles.mostBytes
    }

    /// - Parameter text: reads another file.
    init(_ mistakes: MistakeList, reading text: @escaping (String) throws -> String) {
        self.mistakes = mistakes
        self.text = text
    }

    /// The value that a text holds, with what it includes.
    /// - Throws: `DataTextError` for a text that is no YAML.
    func node(of text: String, file: String) throws -> PageNode {
        try including(PageNode(DataText.located(of: text, file: file), file: file), within: [Self.place(of: file)])
    }

    /// Takes room for what is included.
    /// - Returns: `false` where there is none any more, which is told once.
    private func takeRoom(_ bytes: Int, for place: FilePlace) -> Bool {
        guard room.bytes > 0 else { return false }
        room.bytes -= bytes
        guard room.bytes <= 0 else { return true }
        mistakes.add(place, "include: all that a page includes may have \(Self.mostBytes >> 20) MiB, and this is more")
        return false
    }

    /// - Parameter files: where those stand that are being included, the page first.
    private func including(_ node: PageNode, within files: [String]) throws -> PageNode {
        guard files.count == 1 || takeRoom(Self.valueBytes, for: node.place) else {
            return PageNode(.missing, at: node.place)
        }
        switch node.content {
        case .scalar, .missing: return node
        case .list(let nodes):
            let all = try nodes.flatMap { node -> [PageNode] in
                let whole = try including(node, within: files)
                if node["include"] != nil, case .list(let nodes) = whole.content { return nodes }
                return [whole]
            }
            return PageNode(.list(all), at: node.place)
        case .mapping(let entries):
            mistakes.addTwins(among: entries)
            if let name = node["include"] { return try included(name, in: node, within: files) }
            let whole = try entries.map {
                PageNode.Entry(key: $0.key, place: $0.place, value: try including($0.value, within: files))
            }
            return PageNode(.mapping(whole), at: node.place)
        }
    }

    private func included(_ name: PageNode, in node: PageNode, within files: [String]) throws -> PageNode {
        let nothing = PageNode(.missing, at: node.place)
        guard case .scalar(.string(let name)) = name.content else {
            mistakes.add(name.place, "include: wants the name of a file")
            return nothing
        }
        // What is filled in from another file names files from the folder of that one.
        let path = Self.path(name, besides: node.place.file)
        let place = Self.place(of: path)
        guard !files.contains(place) else {
            mistakes.add(node.place, "include: \(path) is being included already; a file cannot hold itself")
            return nothing
        }
        guard files.count <= Self.mostDepth else {
            mistakes.add(
                node.place, "include: \(path) lies too deep; files lie in each other \(Self.mostDepth) deep at most")
            return nothing
        }
        guard takeRoom(Self.fileBytes, for: node.place) else { return nothing }
        let content: PageNode
        do {
            let text = try self.text(path)
            guard takeRoom(text.utf8.count, for: node.place) else { return nothing }
            content = PageNode(try DataText.located(of: text, file: path), file: path)
        } catch {
            mistakes.add(node.place, "include: \(error)")
            return nothing
        }
        let whole = try including(filling(content, of: path, with: node["with"]), within: files + [place])
        let own = node.entries.filter { !["include", "with"].contains($0.key) }
        if own.isEmpty { return whole }
        if case .missing = whole.content { return whole }
        guard case .mapping(let entries) = whole.content else {
            mistakes.add(
                own[0].place, "\"\(own[0].key)\" has no place here, as \(path) does not hold one thing with fields")
            return whole
        }
        let names = Set(own.map(\.key))
        let kept = entries.filter { !names.contains($0.key) }
        return PageNode(
            .mapping(
                kept
                    + (try own.map {
                        PageNode.Entry(key: $0.key, place: $0.place, value: try including($0.value, within: files))
                    })), at: node.place)
    }

    /// What a file holds, with values in place of the texts that stand for them.
    private func filling(_ content: PageNode, of path: String, with node: PageNode?) -> PageNode {
        guard let node else { return content }
        switch node.content {
        case .mapping(let values):
            mistakes.addTwins(among: values)
            let named = Dictionary(values.map { ("$\($0.key)", $0) }) { first, _ in first }
            var used: Set<String> = []
            let filled = content.mapTexts { text in
                guard let value = named[text] else { return nil }
                used.insert(value.key)
                return value.value
            }
            for value in values where !used.contains(value.key) {
                mistakes.add(value.place, "with: \(path) has no \"$\(value.key)\" for which this could stand")
            }
            return filled
        case .scalar(.null), .missing: return content
        case .list, .scalar:
            mistakes.add(node.place, "with: wants fields, of which $NAME stands for each in \(path)")
            return content
        }
    }

    /// Where a file stands, however it is named and whatever leads to it.
    private static func place(of path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    /// A file's path, where it is named from the folder of another.
    static func path(_ name: String, besides file: String) -> String {
        guard !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return name }
        return file[...slash] + name
    }
}
