import GomaUI

/// A whole screen as data: components by name, what they show, and how they share the room.
package struct PageDescription: Hashable, Sendable {
    /// The places of parts.
    enum Place: String, CaseIterable, Hashable, Sendable {
        /// Above what scrolls, always in view.
        case top
        /// In what scrolls.
        case body
        /// Below what scrolls, always in view.
        case bottom
    }

    /// A component and what it shows.
    struct Part: Hashable, Sendable {
        /// The way to this part in the file, for messages.
        let place: String
        var component: String
        /// One of the component's states by name; the first where `nil`.
        var state: String?
        /// Fields laid over that state.
        var fields: JSONValue?
        /// What the component is driven by; a mock of its own where `nil`.
        var subject: PageSubject?
        /// Columns that it takes at most; as many as there are where `nil`.
        var width: Int?
        /// Blank rows above it.
        var gap: Int
        /// Blank columns at its left and its right.
        var inset: Int
    }

    /// A block of the room: parts one above the other, columns side by side, or cards that flow into as many columns as there
    /// is room for.
    indirect enum Block: Hashable, Sendable {
        case part(Part)
        case columns([Column])
        case flow(PageFlow, [Block])
    }

    /// Blocks one above the other, beside others.
    struct Column: Hashable, Sendable {
        /// Columns that it takes; its share of what is left where `nil`.
        var width: Int?
        var blocks: [Block]
    }

    /// The screen that fills the window.
    struct Screen: Hashable, Sendable {
        var top: [Block]
        var body: [Block]
        var bottom: [Block]
    }

    var title: String
    var screen: Screen
    /// What opens with a match, which its parts call "this"; nothing opens where `nil`.
    var matchScreen: Screen?
    /// What is known of matches before any event comes in.
    var matches: [Match]
    /// The customer's money; what cannot be covered by it cannot be staked.
    var balance: Money

    /// Reads a page.
    /// - Throws: ``PageError`` or `DataTextError`, with the place in the file and what would be right.
    package init(parsing text: String, file: String) throws {
        let reader = try PageReader(DataText.value(of: text, file: file), file: file, place: "")
        try reader.allow(["title", "balance", "currency", "matches", "parts", "match-page"])
        title = try reader.text("title") ?? ""
        matches = try reader.list("matches").map(Match.init)
        balance = Money(try reader.amount("balance") ?? 0, try reader.text("currency") ?? "")
        screen = try Screen(reader)
        matchScreen = try reader.mapping("match-page").map { reader in
            try reader.allow(["parts"])
            return try Screen(reader)
        }
    }

    fileprivate static func place(of reader: PageReader) throws -> Place { try reader.choice("place") ?? .body }

    /// - Parameter widest: columns that a part takes at most unless the file says otherwise; `nil` for all there are.
    fileprivate static func block(_ reader: PageReader, widest: Int?) throws -> Block {
        if reader["columns"] != nil {
            try reader.allow(["columns", "place"])
            return .columns(try reader.list("columns").map { try column($0, widest: widest) })
        }
        let width = try reader.count("width", in: 1...500)
        if reader["flow"] != nil {
            try reader.allow(["flow", "width", "place"])
            return .flow(
                PageFlow(widest: width ?? PageFlow.widestCard),
                try reader.list("flow").map { try block($0, widest: nil) })
        }
        try reader.allow([
            "component", "state", "with", "match", "market", "each", "of", "width", "gap", "inset", "place",
        ])
        return .part(
            Part(
                place: reader.place, component: try reader.needed("component"), state: try reader.text("state"),
                fields: reader["with"], subject: try PageSubject(reader),
                width: width ?? widest, gap: try reader.count("gap", in: 0...10) ?? 0,
                inset: try reader.count("inset", in: 0...20) ?? 0))
    }

    private static func column(_ reader: PageReader, widest: Int?) throws -> Column {
        try reader.allow(["width", "parts"])
        return Column(
            width: try reader.count("width", in: 1...500),
            blocks: try reader.list("parts").map { try block($0, widest: widest) })
    }
}

extension PageDescription.Screen {
    fileprivate init(_ reader: PageReader) throws {
        let parts = try reader.list("parts").map { reader in
            let place = try PageDescription.place(of: reader)
            let widest = place == .body ? PageFlow.widestCard : nil
            return (place, try PageDescription.block(reader, widest: widest))
        }
        guard !parts.isEmpty else { throw PageError.noParts(file: reader.file, place: reader.place) }
        func blocks(_ place: PageDescription.Place) -> [PageDescription.Block] {
            parts.filter { $0.0 == place }.map(\.1)
        }
        self.init(top: blocks(.top), body: blocks(.body), bottom: blocks(.bottom))
    }
}
