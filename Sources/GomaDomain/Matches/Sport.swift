/// The sports that are bet on.
package enum Sport: String, CaseIterable, Codable, Hashable, Sendable {
    case football, basketball, baseball, tennis, volleyball, hockey, americanFootball
    case golf, cricket, boxing, darts, tableTennis, racing
}
