/// What Return leads to, as help lines say it.
public enum BorderedTextFieldReturnKey: String, CaseIterable, Codable, Hashable, Sendable {
    case done, next, go, search, send
}
