import Foundation

/// What an app keeps of its customers for another run.
struct CustomerMemory: Codable, Hashable, Sendable {
    /// The customer who was there last.
    var record: CustomerRecord
    /// Others who have an account, by their addresses.
    var others: [String: CustomerRecord]
    /// Seconds since the app's day began.
    var elapsed: TimeInterval
}
