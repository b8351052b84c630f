import CPseudoTerminal
import Foundation

/// A terminal of the family of xterm, as far as programs that draw with ncurses use one.
///
/// What it does not know is a flaw, rather than nothing: a program should send what its terminal's description holds.
struct EmulatedScreen: OutputParser.Reader {
    private(set) var width: Int
    private(set) var height: Int
    private(set) var modes = TerminalModes()
    /// What the screen was sent and should not have been, in the order of its arrival.
    private(set) var flaws: [OutputParser.Flaw] = []
    /// What was written while the alternate screen was off, up to some length.
    private(set) var textOutside = ""
    /// What the alternate screen showed when it was last switched off.
    private(set) var lastAlternate: ScreenPicture?
    /// What the screen showed when bracketed pastes were last asked for since it was switched on: the last that a program does
    /// when it takes the terminal again.
    private(set) var lastTaken: ScreenPicture?
    /// How often the alternate screen has been switched on.
    private(set) var takeovers = 0
    /// What the window is called; nothing where no program has said so.
    private(set) var title = ""

    private var cells: [ScreenCell]
    private var style = CellStyle.plain
    private var column = 0
    private var row = 0
    /// Whether the last column has been written, so that the next character goes to the next row.
    private var isBeyondEnd = false
    private var savedCursor = (column: 0, row: 0, style: CellStyle.plain)
    private var region: Range<Int>
    private var lastScalar: Unicode.Scalar?
    private var titles: [String] = []

    private static let titleStart = Array("2;".utf8)
    private static let longestText = 4000
    private static let mostFlaws = 20

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cells = Array(repeating: .blank(.plain), count: width * height)
        region = 0..<height
    }

    var picture: ScreenPicture { ScreenPicture(width: width, height: height, cells: cells.map(\.visible)) }

    /// Takes another size; what stands at the top left stays.
    mutating func resize(width newWidth: Int, height newHeight: Int) {
        var new = Array(repeating: ScreenCell.blank(.plain), count: newWidth * newHeight)
        for y in 0..<min(height, newHeight) {
            for x in 0..<min(width, newWidth) { new[y * newWidth + x] = cells[y * width + x] }
            // A wide character that the new edge cuts is none any more.
            let last = y * newWidth + min(width, newWidth) - 1
            if new[last].width == 2 { new[last] = .blank(new[last].style) }
        }
        (width, height, cells) = (newWidth, newHeight, new)
        region = 0..<height
        move(column: min(column, width - 1), row: min(row, height - 1))
    }

    /// Whether a program had the terminal and has it no more, for now or for good.
    var isGivenBack: Bool { takeovers > 0 && !modes.isAlternate }

    /// What comes once the terminal has been given back may be the driver's own echo of input, so it counts no more.
    mutating func take(_ flaw: OutputParser.Flaw) {
        guard !isGivenBack else { return }
        if flaws.count < Self.mostFlaws { flaws.append(flaw) }
    }

    mutating func take(_ token: OutputToken) {
        switch token {
        case .scalar(let scalar): show(scalar)
        case .control(let byte): control(byte)
        case .escape(let intermediate, let final): escape(intermediate, final)
        case .sequence(let sequence):
            if !perform(sequence) { refuse("the control sequence \(sequence.text)") }
        case .command(let bytes):
            guard Self.isKnown(command: bytes) else {
                return refuse("the operating system command \(String(decoding: bytes.prefix(40), as: UTF8.self))")
            }
            if bytes.starts(with: Self.titleStart) {
                title = String(decoding: bytes.dropFirst(Self.titleStart.count), as: UTF8.self)
            }
        }
    }

    /// Whether it is a title, a text for the clipboard that does no harm, or the terminal's own colours, for which ncurses
    /// asks where they can be changed.
    private static func isKnown(command bytes: [UInt8]) -> Bool {
        if bytes.starts(with: titleStart) {
            let title = String(validating: bytes, as: UTF8.self)
            return title?.unicodeScalars.allSatisfy { !OutputParser.isHarmful($0) } ?? false
        }
        let clipboard = Array("52;c;".utf8)
        if bytes.starts(with: clipboard) { return isHarmless(copy: Data(bytes.dropFirst(clipboard.count))) }
        return bytes == Array("104".utf8)
    }

    /// Whether a text for the clipboard, in base64, can be pasted: it holds no controls but line feeds and tabs.
    private static func isHarmless(copy: Data) -> Bool {
        guard let data = Data(base64Encoded: copy), let text = String(validating: data, as: UTF8.self) else {
            return false
        }
        return text.unicodeScalars.allSatisfy { scalar in
            let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x7F
            return !isControl && !OutputParser.isHarmful(scalar)
        }
    }

    private mutating func refuse(_ words: String) { take(OutputParser.Flaw(words: "\(words), which is not known")) }

    // MARK: Characters

    private mutating func show(_ scalar: Unicode.Scalar) {
        guard modes.isAlternate else { return keep(scalar) }
        let columns = columns(of: scalar)
        guard columns >= 0 else {
            return take(
                OutputParser.Flaw(words: "U+\(String(scalar.value, radix: 16, uppercase: true)), which has no width"))
        }
        guard columns > 0 else { return mark(scalar) }
        if isBeyondEnd || column + columns > width { startRow() }
        guard column + columns <= width else { return }
        if modes.inserts { shift(by: columns) }
        put(scalar, columns: columns)
        lastScalar = scalar
        isBeyondEnd = column + columns >= width && modes.wraps
        column = min(column + columns, width - 1)
    }

    private mutating func keep(_ scalar: Unicode.Scalar) {
        if textOutside.utf8.count < Self.longestText { textOutside.unicodeScalars.append(scalar) }
    }

    private func columns(of scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x7F ? 1 : Int(pt_columns(scalar.value))
    }

    private mutating func mark(_ scalar: Unicode.Scalar) {
        var place = row * width + (isBeyondEnd ? column : max(0, column - 1))
        if cells[place].width == 0, place > row * width { place -= 1 }
        cells[place].marks = (cells[place].marks ?? "") + String(scalar)
    }

    private mutating func startRow() {
        column = 0
        lineFeed()
    }

    private mutating func put(_ scalar: Unicode.Scalar, columns: Int) {
        let place = row * width + column
        breakWide(at: place)
        if columns == 2 { breakWide(at: place + 1) }
        cells[place] = ScreenCell(scalar: scalar, marks: nil, width: UInt8(columns), style: style)
        if columns == 2 { cells[place + 1] = ScreenCell(scalar: " ", marks: nil, width: 0, style: style) }
    }

    /// What is left of a wide character, of which one half goes, is blank.
    private mutating func breakWide(at place: Int) {
        if cells[place].width == 0, place % width > 0 { cells[place - 1] = .blank(cells[place - 1].style) }
        if cells[place].width == 2, place % width < width - 1 { cells[place + 1] = .blank(cells[place].style) }
    }

    /// A wide character that stands on both sides of a place is blank in both halves, as they are about to part.
    private mutating func partWide(before place: Int) {
        guard place % width > 0, cells[place].width == 0 else { return }
        for half in [place - 1, place] { cells[half] = .blank(cells[half].style) }
    }

    // MARK: Movements

    private mutating func move(column newColumn: Int, row newRow: Int) {
        column = min(max(0, newColumn), width - 1)
        row = min(max(0, newRow), height - 1)
        isBeyondEnd = false
    }

    private mutating func control(_ byte: UInt8) {
        guard modes.isAlternate else {
            if byte == 0x0A { keep("\n") }
            return
        }
        switch byte {
        case 0x08: move(column: column - 1, row: row)
        case 0x09: move(column: (column / 8 + 1) * 8, row: row)
        case 0x0A: lineFeed()
        case 0x0D: move(column: 0, row: row)
        case 0x0E: modes.drawsLines = true
        default: modes.drawsLines = false
        }
    }

    private mutating func lineFeed() {
        if row == region.upperBound - 1 { scroll(region, by: 1) } else { row = min(row + 1, height - 1) }
        isBeyondEnd = false
    }

    private mutating func reverseLineFeed() {
        if row == region.lowerBound { scroll(region, by: -1) } else { row = max(row - 1, 0) }
        isBeyondEnd = false
    }

    private mutating func escape(_ intermediate: UInt8?, _ final: UInt8) {
        switch (intermediate.map { UnicodeScalar($0) }, UnicodeScalar(final)) {
        case (nil, "7"): savedCursor = (column, row, style)
        case (nil, "8"):
            style = savedCursor.style
            move(column: savedCursor.column, row: savedCursor.row)
        case (nil, "="): modes.hasApplicationKeys = true
        case (nil, ">"): modes.hasApplicationKeys = false
        case (nil, "D"): lineFeed()
        case (nil, "E"): startRow()
        case (nil, "M"): reverseLineFeed()
        case ("(", "B"): modes.drawsLines = false
        case ("(", "0"): modes.drawsLines = true
        case (")", "0"), (")", "B"): break
        default: refuse("ESC \(intermediate.map { String(UnicodeScalar($0)) } ?? "")\(UnicodeScalar(final))")
        }
    }

    // MARK: Sequences

    /// Does what a sequence asks for; `false` where that is not known.
    private mutating func perform(_ sequence: ControlSequence) -> Bool {
        switch sequence.name {
        case "A": move(column: column, row: row - sequence.count())
        case "B": move(column: column, row: row + sequence.count())
        case "C": move(column: column + sequence.count(), row: row)
        case "D": move(column: column - sequence.count(), row: row)
        case "G": move(column: sequence.count() - 1, row: row)
        case "H": move(column: sequence.count(1) - 1, row: sequence.count() - 1)
        case "Z": move(column: max(0, (column - 1) / 8 * 8), row: row)
        case "d": move(column: column, row: sequence.count() - 1)
        case "b": repeatScalar(sequence.count())
        case "m": return style.apply(sequence)
        case "r": setRegion(sequence)
        case "h", "l": return setMode(sequence.parameters, isOn: sequence.name == "h")
        case "?h", "?l": return sequence.parameters.allSatisfy { setPrivateMode($0, isOn: sequence.final == 0x68) }
        case "t": return keepTitle(sequence)
        default: return edit(sequence)
        }
        return true
    }

    /// Erasing, inserting, deleting and scrolling.
    private mutating func edit(_ sequence: ControlSequence) -> Bool {
        let (place, end) = (row * width + column, (row + 1) * width)
        switch sequence.name {
        case "J":
            guard let range = Self.range(sequence.number(), to: place, of: 0..<cells.count) else { return false }
            erase(range)
        case "K":
            guard let range = Self.range(sequence.number(), to: place, of: row * width..<end) else { return false }
            erase(range)
        case "X": erase(place..<min(end, place + sequence.count()))
        case "@": shift(by: sequence.count())
        case "P": shift(by: -sequence.count())
        case "L": scrollFromHere(by: -sequence.count())
        case "M": scrollFromHere(by: sequence.count())
        case "S": scroll(region, by: sequence.count())
        case "T": scroll(region, by: -sequence.count())
        default: return false
        }
        isBeyondEnd = false
        return true
    }

    /// What is erased: from the cursor to the end, from the start to the cursor, or all.
    private static func range(_ kind: Int, to place: Int, of all: Range<Int>) -> Range<Int>? {
        switch kind {
        case 0: place..<all.upperBound
        case 1: all.lowerBound..<place + 1
        case 2: all
        default: nil
        }
    }

    private mutating func repeatScalar(_ count: Int) {
        guard let lastScalar else { return }
        for _ in 0..<min(count, width * height) { show(lastScalar) }
    }

    private mutating func setRegion(_ sequence: ControlSequence) {
        let (top, bottom) = (sequence.count() - 1, sequence.number(1) == 0 ? height : min(sequence.number(1), height))
        region = top < bottom ? top..<bottom : 0..<height
        move(column: 0, row: 0)
    }

    private mutating func setMode(_ numbers: [Int], isOn: Bool) -> Bool {
        guard numbers == [4] else { return false }
        modes.inserts = isOn
        return true
    }

    private mutating func setPrivateMode(_ number: Int, isOn: Bool) -> Bool {
        switch number {
        case 1: modes.hasApplicationKeys = isOn
        case 7: modes.wraps = isOn
        case 12: break
        case 25: modes.showsCursor = isOn
        case 1000, 1002, 1003:
            // Each by itself, as most terminals keep them: xterm switches all off with any of them.
            if isOn { modes.mouseModes.insert(number) } else { modes.mouseModes.remove(number) }
        case 1006: modes.usesSGRMouse = isOn
        case 1049: isOn ? takeOver() : giveBack()
        case 2004:
            modes.bracketsPaste = isOn
            if isOn { lastTaken = picture }
        default: return false
        }
        return true
    }

    /// Puts the window's title aside, or takes it back; the one of its icon is not kept.
    private mutating func keepTitle(_ sequence: ControlSequence) -> Bool {
        guard (0...2).contains(sequence.number(1)) else { return false }
        let isOfWindow = sequence.number(1) != 1
        switch sequence.number() {
        case 22 where isOfWindow:
            titles.append(title)
            modes.titlesAside += 1
        case 23 where isOfWindow:
            title = titles.popLast() ?? title
            modes.titlesAside -= 1
        case 22, 23: break
        default: return false
        }
        return true
    }

    private mutating func takeOver() {
        guard !modes.isAlternate else { return }
        modes.isAlternate = true
        takeovers += 1
        lastTaken = nil
        erase(0..<cells.count)
    }

    private mutating func giveBack() {
        guard modes.isAlternate else { return }
        lastAlternate = picture
        modes.isAlternate = false
        region = 0..<height
    }

    // MARK: Cells

    private mutating func erase(_ range: Range<Int>) {
        guard let first = range.first, let last = range.last else { return }
        breakWide(at: first)
        breakWide(at: last)
        for place in range { cells[place] = .blank(style.ground) }
    }

    /// Moves the rest of the row to the right, or to the left where `count` is negative.
    private mutating func shift(by count: Int) {
        let (start, end) = (row * width + column, (row + 1) * width)
        let blanks = Array(repeating: ScreenCell.blank(style.ground), count: min(abs(count), end - start))
        partWide(before: start)
        if count > 0 {
            cells.replaceSubrange(start..<end, with: blanks + cells[start..<end - blanks.count])
        } else {
            if start + blanks.count < end { partWide(before: start + blanks.count) }
            cells.replaceSubrange(start..<end, with: Array(cells[start + blanks.count..<end]) + blanks)
        }
        if cells[end - 1].width == 2 { cells[end - 1] = .blank(cells[end - 1].style) }
    }

    private mutating func scrollFromHere(by count: Int) {
        guard region.contains(row) else { return }
        scroll(row..<region.upperBound, by: count)
        column = 0
    }

    /// Moves rows up, or down where `count` is negative.
    private mutating func scroll(_ rows: Range<Int>, by count: Int) {
        let places = rows.lowerBound * width..<rows.upperBound * width
        let amount = min(abs(count), rows.count) * width
        let blanks = Array(repeating: ScreenCell.blank(style.ground), count: amount)
        let moved =
            count > 0
            ? Array(cells[places.dropFirst(amount)]) + blanks : blanks + cells[places.dropLast(amount)]
        cells.replaceSubrange(places, with: moved)
    }
}
