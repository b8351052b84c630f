/// The kind of an outcome, or of what is to be known.
public enum StatusInfoKind: String, CaseIterable, Codable, Hashable, Sendable {
    case success, error, warning, info

    /// What says it without colour.
    func mark(in glyphs: Glyphs) -> String {
        switch self {
        case .success: glyphs.success.string
        case .error: glyphs.error.string
        case .warning: glyphs.warning.string
        case .info: glyphs.info.string
        }
    }

    /// The role of its mark.
    var role: ColorRole {
        switch self {
        case .success: .alertSuccess
        case .error: .alertError
        case .warning: .alertWarning
        case .info: .highlightTertiary
        }
    }

    /// What it is called.
    var title: LocalizationKey {
        switch self {
        case .success: .statusSuccess
        case .error: .statusError
        case .warning: .statusWarning
        case .info: .statusInfo
        }
    }
}
