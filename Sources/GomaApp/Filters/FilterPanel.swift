/// The panels of filters that open and close.
enum FilterPanel: String, CaseIterable, Codable, Hashable, Sendable {
    case sports, leagues, sort
}
