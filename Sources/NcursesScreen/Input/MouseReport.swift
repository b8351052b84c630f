/// A terminal's report of the mouse, in either of xterm's forms (ctlseqs, "Mouse Tracking"): three bytes
/// after `ESC [ M`, or numbers between `ESC [ <` and `M` or `m`.
struct MouseReport {
    /// Which button, with modifiers and wheel in the bits above.
    private let code: Int
    /// Counted from 0.
    private let location: Point
    private let isRelease: Bool

    /// The bits of the code.
    private enum Bits {
        static let button = 3
        /// Places before those of Shift, Alt and Control, which follow each other as they do in a key's parameter.
        static let beforeModifiers = 2
        static let motion = 32
        static let wheel = 64
        /// Buttons beyond those that anybody has a meaning for.
        static let extra = 128
    }

    /// Button, column and row, each 32 more than they count; the release of any button is button 3.
    /// - Returns: `nil` for places that no screen has.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }), bytes[1] > 32, bytes[2] > 32 else { return nil }
        code = Int(bytes[0]) - 32
        location = Point(x: Int(bytes[1]) - 33, y: Int(bytes[2]) - 33)
        isRelease = code & Bits.button == 3
    }

    /// Button, column and row as numbers.
    /// - Returns: `nil` for what is no report, and for places that no screen has.
    init?(parameters: ArraySlice<UInt8>, final: UInt8) {
        let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).compactMap {
            UInt16(String(decoding: $0, as: UTF8.self)).map(Int.init)
        }
        guard [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(final), numbers.count == 3, numbers[1] > 0, numbers[2] > 0
        else { return nil }
        code = numbers[0]
        location = Point(x: numbers[1] - 1, y: numbers[2] - 1)
        isRelease = final == UInt8(ascii: "m")
    }

    /// The event meant; `nil` for what means nothing here, such as a movement without a button.
    var event: MouseEvent? {
        let modifiers = KeyModifiers(xtermParameter: (code >> Bits.beforeModifiers & 7) + 1)
        return action.map { MouseEvent($0, at: location, modifiers: modifiers) }
    }

    private var action: MouseEvent.Action? {
        guard code < Bits.extra else { return nil }
        let number = code & Bits.button
        let isMotion = code & Bits.motion != 0
        if code & Bits.wheel != 0 {
            if isMotion || isRelease && number < 2 { return nil }
            return number == 0 ? .wheelUp : number == 1 ? .wheelDown : nil
        }
        let button: MouseEvent.Button = number == 1 ? .middle : number == 2 ? .right : .left
        if isMotion { return number == 3 || isRelease ? nil : .drag(button) }
        if isRelease { return .release(button) }
        return number == 3 ? nil : .press(button)
    }
}
