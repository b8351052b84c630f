/// The kind of an outcome, or of what is to be known.
public enum StatusInfoKind: String, CaseIterable, Codable, Hashable, Sendable {
    case success, error, warning, info

    /// What it is called, what says it without colour, and the role of that.
    func look(in glyphs: Glyphs) -> (title: LocalizationKey, mark: String, role: ColorRole) {
        switch self {
        case .success: (.statusSuccess, glyphs.success.string, .alertSuccess)
        case .error: (.statusError, glyphs.error.string, .alertError)
        case .warning: (.statusWarning, glyphs.warning.string, .alertWarning)
        case .info: (.statusInfo, glyphs.info.string, .highlightTertiary)
        }
    }
}
