import Foundation

/// What an app keeps of its customers for another run.
struct CustomerMemory: Codable, Hashable, Sendable {
    /// The customer who was there last.
    var record: CustomerRecord
    /// Others who have an account, by their addresses.
    var others: [String: CustomerRecord]
    /// Seconds since the app's day began.
    @Limited<Elapsed> var elapsed: TimeInterval

    /// A century.
    enum Elapsed: NumberRange { static let range = 0.0...3_155_760_000 }
}
