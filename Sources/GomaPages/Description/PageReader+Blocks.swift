extension PageReader {
    /// A text with values in it.
    func pageText(_ field: String) -> PageText? {
        guard let text = text(field) else { return nil }
        do {
            return try PageText(text)
        } catch {
            wrong(field, "a path such as book.matches between the braces, and \"\(error.words)\" is none")
            return nil
        }
    }

    /// A condition; `nil` where the field is missing, or holds none, which is noted down.
    func condition(_ field: String) -> PageCondition? {
        guard let text = text(field) else { return nil }
        guard let condition = PageCondition(text, at: place(of: field)) else {
            wrongValue(field, "a condition such as signup.code, not wallet.empty or history.phase is complete")
            return nil
        }
        return condition
    }
}

extension PageLayout {
    /// The places of parts.
    private enum Place: String, CaseIterable {
        case top, body, bottom

        var stand: PartStand {
            switch self {
            case .top: .top
            case .body: .body
            case .bottom: .bottom
            }
        }
    }

    /// - Parameter mayBeEmpty: whether parts come later.
    init(_ reader: PageReader, mayBeEmpty: Bool = false) {
        let isThere = reader["parts"] != nil
        var counts: [String: Int] = [:]
        let all = reader.list("parts").map { reader in
            let place: Place = reader.choice("place") ?? .body
            return (place, PageBlock(reader, standing: place.stand).numbered(&counts))
        }
        if all.isEmpty, !mayBeEmpty, !isThere || reader["parts"]?.json == .array([]) {
            reader.mistakes.add(reader.place, "a page without parts shows nothing; list them under \"parts:\"")
        }
        func blocks(_ place: Place) -> [PageBlock] { all.filter { $0.0 == place }.map(\.1) }
        self.init(
            top: blocks(.top), body: blocks(.body), bottom: blocks(.bottom),
            width: reader.count("width", in: 20...500))
    }
}

extension PageBlock {
    init(_ reader: PageReader, standing stand: PartStand) {
        let whole = Self.lasting(reader, standing: stand)
        let block = reader.count("below", in: 2...500).map { PageBlock.narrow(below: $0, whole) } ?? whole
        guard let condition = reader.condition("when") else {
            self = block
            return
        }
        self = .conditional(condition, block)
    }

    /// A block in another, which stands where that does.
    fileprivate init(inside reader: PageReader, standing stand: PartStand) {
        if reader["place"] != nil {
            reader.wrong("place", "to be left out, as what is in a block stands where the block does")
        }
        self.init(reader, standing: stand)
    }

    private static func lasting(_ reader: PageReader, standing stand: PartStand) -> PageBlock {
        if reader["columns"] != nil {
            reader.allow(["columns", "when", "below", "place"])
            return .columns(reader.list("columns").map { PageColumn($0, standing: stand) })
        }
        if reader["flow"] != nil {
            reader.allow(["flow", "width", "when", "below", "place"])
            return .flow(
                PageFlow(widest: reader.count("width", in: 1...500) ?? PageFlow.widestCard),
                reader.list("flow").map { PageBlock(inside: $0, standing: .flow) })
        }
        if reader["parts"] != nil {
            reader.allow(["parts", "when", "below", "place", "gap"])
            return .stack(
                gap: reader.count("gap", in: 0...10),
                reader.list("parts").map { PageBlock(inside: $0, standing: stand) })
        }
        return .part(PagePart(reader, standing: stand))
    }
}

extension PageColumn {
    fileprivate init(_ reader: PageReader, standing stand: PartStand) {
        reader.allow(["width", "from", "parts"])
        self.init(
            width: reader.count("width", in: 1...500), least: reader.count("from", in: 1...500) ?? 0,
            blocks: reader.list("parts").map { PageBlock(inside: $0, standing: stand) })
    }
}

extension PagePart {
    private static let fields = [
        "component", "id", "state", "with", "of", "each", "when", "below", "width", "gap", "inset", "traits", "place",
    ]

    fileprivate init(_ reader: PageReader, standing stand: PartStand) {
        reader.allow(Self.fields)
        let subject = reader.way("each").map(PageSubject.each) ?? reader.way("of").map(PageSubject.value)
        if reader["each"] != nil, reader["of"] != nil { reader.wrong("of", "to stand without \"each\"") }
        if subject != nil, reader["state"] != nil {
            reader.wrong("state", "to be left out, as the part shows \(subject?.way.description ?? "")")
        }
        if let fields = reader["with"], !PartFields(fields).areFields {
            reader.wrong("with", "fields, or a path to some such as $it")
        }
        self.init(
            place: reader.place, path: reader.path, id: reader.text("id"), component: reader.needed("component"),
            componentPlace: reader.place(of: "component"), state: reader.text("state"),
            statePlace: reader.place(of: "state"), fields: reader["with"],
            written: reader["with"].flatMap { try? $0.json.data }.map { String(decoding: $0, as: UTF8.self) } ?? "",
            subject: subject,
            subjectPlace: reader.place(of: reader["each"] == nil ? "of" : "each"),
            stand: stand, traits: reader.names("traits"), width: reader.count("width", in: 1...500),
            gap: reader.count("gap", in: 0...10), inset: reader.count("inset", in: 0...20))
    }
}
