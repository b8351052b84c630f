import CNcurses
import Glibc

/// How the locale writes text as bytes, and what it can show.
public struct TextLocale: Sendable {
    /// Whether text is UTF-8. Where it is not, a program does best with glyphs inside ASCII.
    public let isUTF8: Bool

    /// The locale of the environment, which the whole process adopts when it is first asked for.
    public static let current: TextLocale = {
        setlocale(LC_ALL, "")
        let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
        return TextLocale(isUTF8: codeset == "UTF-8")
    }()

    /// Columns that libc, and so ncurses, gives to a scalar; `nil` for one that the locale cannot show.
    func columns(of scalar: Unicode.Scalar) -> Int? {
        let columns = cn_columns(scalar.value)
        return columns < 0 ? nil : Int(columns)
    }

    /// The scalar that a byte above ASCII stands for where text is not UTF-8.
    func scalar(ofByte byte: UInt8) -> Unicode.Scalar? {
        UInt32(exactly: cn_scalar(Int32(byte))).flatMap(Unicode.Scalar.init)
    }
}
