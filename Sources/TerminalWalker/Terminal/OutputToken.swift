/// One thing that a program tells its terminal.
enum OutputToken: Hashable {
    /// A character to be shown, or a mark on the one before.
    case scalar(Unicode.Scalar)
    /// Backspace, tab, line feed, carriage return, and the shifts between character sets.
    case control(UInt8)
    /// ESC, what stands between, and the last byte.
    case escape(intermediate: UInt8?, final: UInt8)
    case sequence(ControlSequence)
    /// An operating system command (ECMA-48 OSC) without its ends.
    case command([UInt8])
}
