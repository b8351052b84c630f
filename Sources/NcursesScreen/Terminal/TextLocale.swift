import CNcurses

/// The encoding of text in the locale, and what it can show.
package struct TextLocale: Hashable, Sendable {
    /// The locale in use for text, such as "C.UTF-8".
    let name: String
    /// How it writes text as bytes, such as "UTF-8".
    let codeset: String
    /// The locale that the environment names but the system lacks; `nil` where all is well.
    let missingName: String?

    /// Whether text is UTF-8. Where it is not, a program does best with glyphs inside ASCII.
    var isUTF8: Bool { codeset == "UTF-8" }

    /// The locale of the environment, which the whole process adopts when it is first asked for.
    ///
    /// Where the system lacks it, as a server often does that somebody reaches with the locale of their own machine, text is
    /// UTF-8 all the same if the environment says so: that takes no language.
    package static let current: TextLocale = {
        let isInstalled = setlocale(LC_ALL, "") != nil || setlocale(LC_CTYPE, "") != nil
        let wanted = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { ProcessEnvironment[$0] }.first { !$0.isEmpty }
        if !isInstalled, let wanted, isUTF8(wanted) {
            _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "UTF-8")
        }
        return TextLocale(
            name: setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C",
            codeset: nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? "",
            missingName: isInstalled ? nil : wanted)
    }()

    /// Whether the name of a locale, such as "pt_PT.utf8@euro", says that its text is UTF-8.
    static func isUTF8(_ name: String) -> Bool {
        guard let codeset = name.split(separator: "@").first?.split(separator: ".").dropFirst().first else {
            return false
        }
        return ["utf8", "utf-8"].contains(codeset.lowercased())
    }

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
