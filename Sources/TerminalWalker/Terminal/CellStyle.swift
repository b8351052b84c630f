/// The look of a cell, apart from its character.
struct CellStyle: Hashable {
    /// -1 is the terminal's own; below 256 the palette's number; else 0x1000000 and the RGB value.
    var foreground: Int32 = -1
    var background: Int32 = -1
    /// SGR numbers from 1 on, as bits.
    var attributes: UInt16 = 0

    static let plain = CellStyle()
    /// What is seen on a blank too: underlined, reversed, struck through.
    private static let seenOnBlanks: UInt16 = 1 << 4 | 1 << 7 | 1 << 9

    /// The style without what cannot be seen of it on a blank.
    var onBlank: CellStyle {
        let kept = attributes & Self.seenOnBlanks
        return CellStyle(foreground: kept == 0 ? -1 : foreground, background: background, attributes: kept)
    }

    /// The ground alone, which erased cells get.
    var ground: CellStyle { CellStyle(background: background) }

    /// Takes in an SGR sequence; `false` where a number in it is not known.
    mutating func apply(_ sequence: ControlSequence) -> Bool {
        let parameters = sequence.parameters
        guard !parameters.isEmpty else {
            self = .plain
            return true
        }
        var rest = parameters[...]
        while let code = rest.popFirst() {
            switch code {
            case 0: self = .plain
            case 1...9: attributes |= 1 << UInt16(code)
            case 22: attributes &= ~(1 << 1 | 1 << 2)
            case 23...25, 27...29: attributes &= ~(1 << UInt16(code - 20))
            case 30...37: foreground = Int32(code - 30)
            case 39: foreground = -1
            case 40...47: background = Int32(code - 40)
            case 49: background = -1
            case 90...97: foreground = Int32(code - 82)
            case 100...107: background = Int32(code - 92)
            case 38, 48:
                guard let color = Self.color(&rest, hasSpace: sequence.hasColons) else { return false }
                if code == 38 { foreground = color } else { background = color }
            default: return false
            }
        }
        return true
    }

    /// A colour by number, or as RGB; with colons, the name of a colour space stands before that.
    private static func color(_ rest: inout ArraySlice<Int>, hasSpace: Bool) -> Int32? {
        switch rest.popFirst() {
        case 5:
            guard let number = rest.popFirst(), (0...255).contains(number) else { return nil }
            return Int32(number)
        case 2:
            if hasSpace { _ = rest.popFirst() }
            guard rest.count >= 3 else { return nil }
            let channels = (0..<3).map { _ in rest.removeFirst() }
            guard channels.allSatisfy({ (0...255).contains($0) }) else { return nil }
            return Int32(0x100_0000 | channels[0] << 16 | channels[1] << 8 | channels[2])
        default: return nil
        }
    }
}
