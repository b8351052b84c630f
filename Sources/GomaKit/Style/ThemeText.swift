import Yams

/// Reads the YAML of themes and colour schemes, and nothing that YAML can do beyond them.
enum ThemeText {
    /// Bytes that a file may have.
    static let mostBytes = 1 << 20
    /// Lists and mappings inside each other; a theme needs three.
    private static let deepest = 16
    /// Columns a line may be indented by, so that no indentation nests deeper than brackets may.
    private static let mostIndentation = 64

    /// The mapping that a file consists of.
    /// - Parameter file: the name that messages show.
    static func mapping(in yaml: String, file: String) throws(ThemeError) -> Node.Mapping {
        guard let mapping = try node(in: yaml, file: file, resolver: .basic)?.mapping else {
            throw .notYAML(file: file, line: 1, problem: "a theme is a list of \"field: value\" lines")
        }
        return mapping
    }

    /// What a file holds; `nil` for one that holds nothing.
    /// - Parameter resolver: tells numbers and the like from words; a file of nothing but words is read in a third of the
    ///   time without it.
    static func node(in yaml: String, file: String, resolver: Resolver = .default) throws(ThemeError) -> Node? {
        switch try composed(yaml, file: file, resolver: resolver) {
        case .node(let node): return node
        case .repeatedName(_, let refusal): throw refusal
        }
    }

    /// What came of reading a text.
    enum Composed {
        case node(Node?)
        /// A name stands twice in a mapping: where it does first, and how that is refused.
        case repeatedName(Mark, ThemeError)
    }

    /// What a file holds, or which name in it is one too many.
    static func composed(
        _ yaml: String, file: String, resolver: Resolver = .default
    ) throws(ThemeError) -> Composed {
        guard yaml.utf8.count <= mostBytes else { throw .tooLarge(file: file) }
        try check(yaml, file: file)
        let root: Node?
        let anchored: Node?
        do {
            let parser = try Yams.Parser(yaml: yaml, resolver: resolver)
            root = try parser.singleRoot()
            // A node knows its anchor for as long as its parser is there.
            anchored = withExtendedLifetime(parser) { root.flatMap { Self.anchored(in: $0) } }
        } catch {
            let refusal = ThemeError.notYAML(
                file: file, line: line(of: error, in: yaml), column: mark(of: error)?.column,
                problem: "not YAML: \(problem(of: error))")
            guard case .duplicatedKeysInMapping(_, let context)? = error as? YamlError else { throw refusal }
            return .repeatedName(context.mark, refusal)
        }
        if let anchored { throw .alias(file: file, line: line(of: anchored)) }
        return .node(root)
    }

    /// The first node with an anchor, in the order of the text: before anything that an alias stands for is gone into.
    private static func anchored(in node: Node) -> Node? {
        if node.anchor != nil { return node }
        switch node {
        case .sequence(let sequence):
            for element in sequence { if let found = anchored(in: element) { return found } }
        case .mapping(let mapping):
            for (key, value) in mapping {
                if let found = anchored(in: key) ?? anchored(in: value) { return found }
            }
        case .scalar, .alias: break
        }
        return nil
    }

    /// Refuses what could make reading slow or endless before anything is read.
    private static func check(_ yaml: String, file: String) throws(ThemeError) {
        var scan = Scan()
        for byte in yaml.utf8 {
            switch scan.next(byte) {
            case .plain: break
            case .alias: throw .alias(file: file, line: scan.line)
            case .nul: throw .notText(file: file)
            }
            guard scan.depth <= deepest, scan.indentation <= mostIndentation else {
                throw .tooDeep(file: file, line: scan.line)
            }
        }
    }

    /// The position of a reader of YAML: enough to tell signs that mean something from those inside words.
    private struct Scan {
        enum Finding { case plain, alias, nul }

        /// A single quotation mark ends a quote, or is the first of two that stand for one.
        private enum Place {
            case start, word, comment, singleQuoted, quoteEnded, doubleQuoted, escaped, blockHeader, block
        }

        /// A text behind "|" or ">", in which no sign means anything: it ends where a line is indented less.
        private struct Block {
            /// Columns of what it belongs to, or more.
            let parent: Int
            /// Columns of the blank lines that it begins with.
            var blank = 0
            /// Columns of its lines; `nil` until they are known.
            var indentation: Int?
        }

        var line = 1
        var indentation = 0
        /// Open brackets, and list or key marks one after the other on this line.
        var depth: Int { brackets + marks }
        private var brackets = 0
        private var marks = 0
        private var place = Place.start
        private var isIndenting = true
        private var isAfterSpace = true
        private var column = 0
        /// Where the last key or mark of the line stands.
        private var token: Int?
        private var block: Block?
        private var bytesBefore: (UInt8, UInt8) = (0, 0)

        mutating func next(_ byte: UInt8) -> Finding {
            guard byte != 0 else { return .nul }
            defer { bytesBefore = (bytesBefore.1, byte) }
            if byte == UInt8(ascii: "\n"), bytesBefore.1 == UInt8(ascii: "\r") { return .plain }
            if endsLine(byte) {
                startLine()
                return .plain
            }
            advance(byte)
            guard place == .start, byte == UInt8(ascii: "*") || byte == UInt8(ascii: "&") else {
                if place == .start, !Self.leavesStart.contains(byte) { place = .word }
                return .plain
            }
            return .alias
        }

        /// What may stand before a value.
        private static let leavesStart = Set(" \t\n\r,:[]{}?-".utf8)

        /// Whether a line ends there, by what ends one in YAML.
        private func endsLine(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
            case 0x85: bytesBefore.1 == 0xC2
            case 0xA8, 0xA9: bytesBefore == (0xE2, 0x80)
            default: false
            }
        }

        private mutating func startLine() {
            if isIndenting, let blank = block?.blank { block?.blank = max(blank, indentation) }
            line += 1
            indentation = 0
            column = 0
            marks = 0
            token = nil
            isIndenting = true
            isAfterSpace = true
            if block != nil { return place = .block }
            switch place {
            case .word, .comment, .quoteEnded: place = .start
            case .escaped: place = .doubleQuoted
            case .start, .singleQuoted, .doubleQuoted, .blockHeader, .block: break
            }
        }

        private mutating func advance(_ byte: UInt8) {
            let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
            if isIndenting, isSpace {
                indentation += 1
            } else if isIndenting {
                isIndenting = false
                if let block { begin(lineOf: block) }
            }
            switch place {
            case .comment, .block: break
            case .blockHeader:
                if isSpace { place = .comment }
                if let block, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) {
                    self.block?.indentation = block.parent + Int(byte - UInt8(ascii: "0"))
                }
            case .singleQuoted: if byte == UInt8(ascii: "'") { place = .quoteEnded }
            case .quoteEnded where byte == UInt8(ascii: "'"): place = .singleQuoted
            case .escaped: place = .doubleQuoted
            case .doubleQuoted:
                if byte == UInt8(ascii: "\"") { place = .word }
                if byte == UInt8(ascii: "\\") { place = .escaped }
            case .quoteEnded:
                place = .word
                advanceOutsideQuotes(byte)
            case .start, .word: advanceOutsideQuotes(byte)
            }
            isAfterSpace = isSpace
            column += 1
        }

        /// Takes a line that is not blank for one of a text, or for the first after it.
        private mutating func begin(lineOf block: Block) {
            let least = block.indentation ?? max(block.parent + 1, block.blank, indentation)
            if indentation >= least { self.block?.indentation = least } else { (self.block, place) = (nil, .start) }
        }

        private mutating func advanceOutsideQuotes(_ byte: UInt8) {
            let isBehindMark = place == .start && isAfterSpace && brackets == 0
            if isBehindMark, byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") {
                block = Block(parent: token ?? column)
                return place = .blockHeader
            }
            if place == .start, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { token = column }
            switch byte {
            case UInt8(ascii: "#") where isAfterSpace: place = .comment
            case UInt8(ascii: "\"") where place == .start: place = .doubleQuoted
            case UInt8(ascii: "'") where place == .start: place = .singleQuoted
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                brackets += 1
                place = .start
            case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            case UInt8(ascii: ":"): place = .start
            case UInt8(ascii: ",") where brackets > 0: place = .start
            case UInt8(ascii: "-") where place == .start, UInt8(ascii: "?") where place == .start: marks += 1
            default: break
            }
        }
    }

    /// The line of a value.
    static func line(of node: Node) -> Int { node.mark?.line ?? 1 }

    private static func line(of error: any Error, in yaml: String) -> Int {
        if let mark = mark(of: error) { return mark.line }
        return switch error as? YamlError {
        case .reader(_, let offset?, _, _): yaml.prefix(offset).count { $0.isNewline } + 1
        default: 1
        }
    }

    private static func mark(of error: any Error) -> Mark? {
        switch error as? YamlError {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
        case .duplicatedKeysInMapping(_, let context): context.mark
        default: nil
        }
    }

    /// The parser's words on one line, without the excerpt that follows them.
    private static func problem(of error: any Error) -> String {
        switch error as? YamlError {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _),
            .reader(let problem, _, _, _):
            problem
        case .duplicatedKeysInMapping(let duplicates, _): "\(duplicates.joined(separator: ", ")) stands there twice"
        default: "the text cannot be read"
        }
    }
}
