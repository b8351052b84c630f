/// The effect of Return, as help lines say it.
public enum BorderedTextFieldReturnKey: String, CaseIterable, Codable, Hashable, Sendable {
    case done, next, go, search, send

    /// What it does, in words.
    var title: LocalizationKey {
        switch self {
        case .done: .keyDone
        case .next: .keyNext
        case .go: .keyGo
        case .search: .keySearch
        case .send: .keySend
        }
    }
}
