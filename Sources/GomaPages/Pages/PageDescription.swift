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
        /// What components ask for and find here, such as `account:open-deposit`.
        var answers: [RequestText]
    }

    /// A block of the room: parts one above the other, columns side by side, cards that flow into as many columns as there is
    /// room for, or the rest of a list.
    indirect enum Block: Hashable, Sendable {
        case part(Part)
        case columns([Column])
        case flow(PageFlow, [Block])
        /// What a button at the end of a list brings, and the button.
        case more([Block], button: Part)
        /// A block that is there while the page's model says so.
        case conditional(Condition, Block)
    }

    /// A condition for a block to be there.
    struct Condition: Hashable, Sendable {
        /// The way to the block in the file, for messages.
        let place: String
        var name: String
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

    /// A screen that opens over the page when a component asks for it.
    struct Opening: Hashable, Sendable {
        var title: String
        /// What it opens for, such as `app:open-page page=slots`.
        var answers: [RequestText]
        var screen: Screen
    }

    var title: String
    /// What drives the parts that are "of" something of it; `nil` for a page of the book alone.
    var model: PageDriverName?
    var screen: Screen
    /// The screens that can be opened by what components ask for; the first that answers a request opens.
    var openings: [Opening]
    /// What opens with a match, which its parts call "this"; nothing opens where `nil`.
    var matchScreen: Screen?
    /// What is known of matches before any event comes in.
    var matches: [Match]
    /// The moment at which that is told; `nil` where nobody knows which day is today.
    var now: CalendarMoment?
    /// The customer's money; what cannot be covered by it cannot be staked.
    var balance: Money
    /// Hundredths of a deposit that come on top of it.
    var bonus: Int

    /// Reads a page.
    /// - Throws: ``PageError`` or `DataTextError`, with the place in the file and what would be right.
    package init(parsing text: String, file: String) throws {
        let reader = try PageReader(DataText.value(of: text, file: file), file: file, place: "")
        try reader.allow([
            "title", "balance", "currency", "bonus", "model", "now", "matches", "parts", "match-page", "pages",
        ])
        title = try reader.text("title") ?? ""
        model = try reader.choice("model")
        now = try reader.moment("now")
        matches = try reader.list("matches").map(Match.init)
        balance = Money(try reader.amount("balance") ?? 0, try reader.text("currency") ?? "")
        bonus = try reader.count("bonus", in: 0...1000) ?? 0
        screen = try Screen(reader)
        openings = try reader.list("pages").map { reader in
            try reader.allow(["title", "answers", "parts"])
            let answers = try reader.requests("answers")
            guard !answers.isEmpty else { throw reader.wrong("answers", "a request, or a list of them") }
            return Opening(title: try reader.needed("title"), answers: answers, screen: try Screen(reader))
        }
        matchScreen = try reader.mapping("match-page").map { reader in
            try reader.allow(["parts"])
            return try Screen(reader)
        }
    }

    fileprivate static func place(of reader: PageReader) throws -> Place { try reader.choice("place") ?? .body }

    /// - Parameter widest: columns that a part takes at most unless the file says otherwise; `nil` for all there are.
    fileprivate static func block(_ reader: PageReader, widest: Int?) throws -> Block {
        let block = try lastingBlock(reader, widest: widest)
        return try reader.text("when").map {
            .conditional(Condition(place: reader.place, name: $0), block)
        } ?? block
    }

    private static func lastingBlock(_ reader: PageReader, widest: Int?) throws -> Block {
        if reader["columns"] != nil {
            try reader.allow(["columns", "when", "place"])
            return .columns(try reader.list("columns").map { try column($0, widest: widest) })
        }
        if reader["flow"] != nil {
            try reader.allow(["flow", "width", "when", "place"])
            return .flow(
                PageFlow(widest: try reader.count("width", in: 1...500) ?? PageFlow.widestCard),
                try reader.list("flow").map { try block($0, widest: nil) })
        }
        if reader["more"] != nil {
            try reader.allow(["more", "button", "place"])
            guard let button = try reader.mapping("button") else { throw reader.wrong("button", "a component") }
            return .more(
                try reader.list("more").map { try block($0, widest: widest) }, button: try part(button, widest: widest))
        }
        return .part(try part(reader, widest: widest))
    }

    private static func part(_ reader: PageReader, widest: Int?) throws -> Part {
        try reader.allow([
            "component", "state", "with", "match", "market", "each", "of", "when", "width", "gap", "inset", "place",
            "answers",
        ])
        return Part(
            place: reader.place, component: try reader.needed("component"), state: try reader.text("state"),
            fields: reader["with"], subject: try PageSubject(reader),
            width: try reader.count("width", in: 1...500) ?? widest, gap: try reader.count("gap", in: 0...10) ?? 0,
            inset: try reader.count("inset", in: 0...20) ?? 0, answers: try reader.requests("answers"))
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
