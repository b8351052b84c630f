/// A mark and a sentence on what somebody has done or asked for; nothing while there is nothing to say.
package final class MessageLine: View {
    /// The message and its kind.
    package enum Message: Hashable, Sendable {
        /// It was not done.
        case error(String)
        /// It cannot be done as long as something is wrong.
        case invalid(String)
        /// It was done otherwise than it may seem.
        case warning(String)
        /// It was done.
        case success(String)

        package var text: String {
            switch self {
            case .error(let text), .invalid(let text), .warning(let text), .success(let text): text
            }
        }
    }

    private lazy var mark = Label().unspoken()
    private lazy var label = Label().narrowing(to: 4)
    private lazy var row = StackView([mark, label], spacing: Spacing.xs)

    /// - Parameters:
    ///   - margin: columns left blank on either side.
    ///   - lines: rows taken at most; 0 for as many as the sentence needs.
    ///   - keepsMark: whether the mark stays where there is too little room for both.
    package init(margin: Int = Spacing.xs, upTo lines: Int = 0, keepsMark: Bool = false) {
        super.init()
        mark.dropOrder = keepsMark ? 0 : 1
        label.maximumLines = lines
        embed(row, insetBy: Insets(horizontal: margin))
        isHidden = true
    }

    package func render(_ message: Message?) {
        isHidden = message == nil
        switch message {
        case nil: show("", mark: .empty, .alertError, [])
        case .error(let text): show(text, mark: glyphs.error, .alertError, .bold)
        case .invalid(let text): show(text, mark: glyphs.error, .alertError, [])
        case .warning(let text): show(text, mark: glyphs.warning, .alertWarning, [])
        case .success(let text): show(text, mark: glyphs.success, .alertSuccess, .bold)
        }
    }

    /// Blank words keep their row by a blank mark: a line that is wrapped has no columns for blanks alone.
    private func show(_ text: String, mark glyph: DisplayText, _ role: ColorRole, _ attributes: TextAttributes) {
        let isBlank = text.allSatisfy(\.isWhitespace)
        mark.text = isBlank && !text.isEmpty ? " " : glyph.string
        mark.style = TextStyle(role, .bold)
        label.text = isBlank ? "" : text
        label.style = TextStyle(.textPrimary, attributes)
    }
}
