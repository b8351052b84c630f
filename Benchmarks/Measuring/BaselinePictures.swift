import CBaseline
import Foundation
import TerminalKit

/// Pictures for a program in C: their cells, and the styles of these by number.
@MainActor
struct BaselinePictures {
    /// Rows of a picture that have only moved since the one before.
    struct Move {
        var rows: ClosedRange<Int>
        /// By how many rows they have moved up.
        var lines: Int
    }

    private(set) var cells: [[cb_cell]] = []
    private(set) var styles: [TerminalStyle] = []
    private var moves: [Move?] = []
    private var numbers: [TerminalStyle: Int] = [:]
    private let size: Size

    init(size: Size) { self.size = size }

    /// - Parameter resolver: knows the colours in which it is shown.
    mutating func add(_ surface: Surface, _ resolver: inout StyleResolver, moved: Move? = nil) {
        cells.append(
            surface.cells.map { cell in
                let style = resolver.style(of: cell)
                let number = numbers[style] ?? styles.count
                if number == styles.count {
                    numbers[style] = number
                    styles.append(style)
                }
                return cb_cell(
                    scalar: cell.cluster.string.unicodeScalars.first?.value ?? 0x20, style: UInt16(number),
                    width: cell.width)
            })
        moves.append(moved)
    }

    /// The number of a colour in the palette; -1 for the terminal's own.
    static func number(_ color: TerminalColor) -> Int32 {
        if case .indexed(let index) = color { Int32(index) } else { -1 }
    }

    /// Writes them as the program `baseline-program` reads them.
    func write(to file: URL) throws {
        var data = Data()
        func add(_ numbers: Int32...) {
            for number in numbers { withUnsafeBytes(of: number) { data.append(contentsOf: $0) } }
        }
        add(Int32(size.width), Int32(size.height), Int32(styles.count), Int32(cells.count))
        for style in styles {
            add(Self.number(style.foreground), Self.number(style.background), Int32(style.attributes.rawValue))
        }
        for (cells, move) in zip(cells, moves) {
            add(Int32(move?.rows.lowerBound ?? 0), Int32(move?.rows.upperBound ?? 0), Int32(move?.lines ?? 0))
            // Field by field, as what lies between them may be anything.
            for cell in cells {
                withUnsafeBytes(of: cell.scalar) { data.append(contentsOf: $0) }
                withUnsafeBytes(of: cell.style) { data.append(contentsOf: $0) }
                data.append(contentsOf: [cell.width, 0])
            }
        }
        try data.write(to: file)
    }
}
