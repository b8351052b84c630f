/// The differences between the parts of two pictures that have the same name.
@MainActor
struct PartDifferences {
    /// Cells of a part that changed in one aspect.
    private struct Style: Hashable {
        let aspect: DrawnStyle.Aspect
        let old: String
        let new: String

        var words: String { aspect.words(from: old, to: new) }
    }

    private var texts: [String] = []
    private var places: [String] = []
    private var borders: [String] = []
    private var hasSameBorder = false
    /// Styles that changed, each with the part in which it did, the cells that did there and those that could.
    private var changes: [(style: Style, part: String, count: Int, of: Int)] = []

    init(from old: PartedPicture, to new: PartedPicture) {
        let before = Dictionary(
            old.parts.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let rootNames = [old.parts.first?.name, new.parts.first?.name]
        for (index, part) in new.parts.enumerated() {
            let after = new.cells(ofPart: index)
            let name = rootNames.contains(part.name) ? "ground" : part.name
            guard let place = before[part.name] else {
                if let text = Self.text(of: after.inside) { texts.append("\(name) added: \"\(text)\"") }
                continue
            }
            let was = old.cells(ofPart: place)
            compare(name, was.inside, after.inside)
            compareBorder(of: part.name, isOnly: rootNames.contains(part.name), was.border, after.border)
            notePlace(of: name, old.parts[place].frame, part.frame, was.inside, after.inside)
        }
        let names = Set(new.parts.map(\.name))
        for (index, part) in old.parts.enumerated() where !names.contains(part.name) {
            if let text = Self.text(of: old.cells(ofPart: index).inside) {
                texts.append("\(part.name) gone: \"\(text)\"")
            }
        }
    }

    /// All of it in sentences.
    /// - Parameter isSame: whether the pictures are the same, so that an unchanged border is no news.
    func sentences(isSame: Bool) -> [String] {
        let changes = changes.grouped { $0.style }.grouped { Self.subject(of: $0.elements) }
        let styles = changes.map { subject, changes in
            "\(subject): \(changes.map(\.key.words).joined(separator: ", "))"
        }
        let isBorderNews = !isSame && borders.isEmpty && hasSameBorder
        return texts + places + styles + borders + (isBorderNews ? ["border unchanged"] : [])
    }

    // MARK: Comparing

    private mutating func compare(_ name: String, _ old: [Point: DrawnCell], _ new: [Point: DrawnCell]) {
        let (was, current) = (Self.text(of: old), Self.text(of: new))
        switch (was, current) {
        case (let was?, let current?) where was != current: texts.append("\(name): \"\(was)\" → \"\(current)\"")
        case (nil, let current?): texts.append("\(name): \"\(current)\" came")
        case (let was?, nil): texts.append("\(name): \"\(was)\" went")
        default: break
        }
        for aspect in DrawnStyle.Aspect.allCases { compare(aspect, of: name, old, new, isSameText: was == current) }
    }

    /// Cell by cell where the text is the same; else by what most cells have, for the cells are others.
    private mutating func compare(
        _ aspect: DrawnStyle.Aspect, of name: String, _ old: [Point: DrawnCell], _ new: [Point: DrawnCell],
        isSameText: Bool
    ) {
        func counts(_ cell: DrawnCell) -> Bool { !cell.text.isEmpty && (aspect == .ground || !cell.isBlank) }
        if isSameText || aspect == .ground {
            let common = new.filter { place, cell in counts(cell) && old[place].map(counts) ?? false }
            var found: [Style: Int] = [:]
            for (place, cell) in common {
                guard let was = old[place]?.style[aspect], was != cell.style[aspect] else { continue }
                found[Style(aspect: aspect, old: was, new: cell.style[aspect]), default: 0] += 1
            }
            for (style, count) in found.sorted(by: { ($1.value, $0.key.words) < ($0.value, $1.key.words) }) {
                changes.append((style, name, count, common.count))
            }
        } else if let was = Self.most(aspect, in: old.values.filter(counts)),
            let current = Self.most(aspect, in: new.values.filter(counts)), was != current
        {
            changes.append((Style(aspect: aspect, old: was, new: current), name, 1, 1))
        }
    }

    private mutating func compareBorder(
        of part: String, isOnly: Bool, _ old: [Point: DrawnCell], _ new: [Point: DrawnCell]
    ) {
        guard !old.isEmpty || !new.isEmpty else { return }
        let name = isOnly ? "border" : "border of \(part)"
        let (was, current) = (Self.kind(of: old), Self.kind(of: new))
        guard let was, let current else {
            return borders.append(was == nil ? "\(name) added" : "\(name) gone")
        }
        var words: [String] = was == current ? [] : ["\(was) → \(current)"]
        for aspect in DrawnStyle.Aspect.allCases {
            if let first = Self.most(aspect, in: Array(old.values)),
                let second = Self.most(aspect, in: Array(new.values)),
                first != second
            {
                words.append(aspect.words(from: first, to: second))
            }
        }
        if words.isEmpty { hasSameBorder = true } else { borders.append("\(name): \(words.joined(separator: ", "))") }
    }

    private mutating func notePlace(
        of name: String, _ old: Rect, _ new: Rect, _ was: [Point: DrawnCell], _ current: [Point: DrawnCell]
    ) {
        guard let text = Self.text(of: current), Self.text(of: was) == text else { return }
        let (right, down) = (new.minX - old.minX, new.minY - old.minY)
        var words: [String] = []
        if right != 0 { words.append("\(Count.of(abs(right), "column")) to the \(right > 0 ? "right" : "left")") }
        if down != 0 { words.append("\(Count.of(abs(down), "row")) \(down > 0 ? "down" : "up")") }
        if !words.isEmpty { places.append("\(name) moved \(words.joined(separator: " and "))") }
    }

    // MARK: Words

    /// The parts that a style changed in; several parts of one component inside are that component.
    private static func subject(of parts: [(style: Style, part: String, count: Int, of: Int)]) -> String {
        let wholes = parts.filter { $0.count == $0.of }.map(\.part)
        let owners = Set(wholes.map { $0.split(separator: " ").contains("of") ? owner(of: $0) : "" })
        let names = wholes.count > 2 && owners.count == 1 && owners != [""] ? Array(owners) : wholes
        let torn = parts.filter { $0.count != $0.of }
        return list(names + torn.map { "\(Count.of($0.count, "cell")) of the \($0.part)" })
    }

    /// What comes after the first "of".
    private static func owner(of name: String) -> String {
        name.split(separator: " ").drop { $0 != "of" }.dropFirst().joined(separator: " ")
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    /// What can be read of cells, row by row, one blank for many; `nil` where there is nothing but blanks.
    private static func text(of cells: [Point: DrawnCell]) -> String? {
        let places = cells.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        var text = ""
        var last: Point?
        for place in places {
            if let last, last.y != place.y || last.x + 1 != place.x { text += " " }
            text += cells[place]?.text ?? ""
            last = place
        }
        let words = text.split(separator: " ").joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// The value of an aspect that most cells have.
    private static func most(_ aspect: DrawnStyle.Aspect, in cells: [DrawnCell]) -> String? {
        var counts: [String: Int] = [:]
        for cell in cells { counts[cell.style[aspect], default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static let heavyLines = Set("┏┓┗┛━┃#=".map(String.init))
    private static let brokenLines = Set("┄┆┅┇┈┊.:".map(String.init))

    /// The kind of line that most of a border's cells are drawn with.
    private static func kind(of border: [Point: DrawnCell]) -> String? {
        let heavy = border.values.count { heavyLines.contains($0.text) }
        let broken = border.values.count { brokenLines.contains($0.text) }
        guard !border.isEmpty else { return nil }
        return heavy * 2 > border.count ? "heavy" : broken * 2 > border.count ? "broken" : "light"
    }
}
