/// The time to wait for input that others write.
package struct InputPatience: Hashable, Sendable {
    /// Until somebody opens a named pipe to write; `nil` for as long as it takes.
    var forWriter: Duration?
    /// Until the next of its bytes come; `nil` for as long as it takes.
    var forBytes: Duration?

    /// For what has to be there before anything can be shown.
    package static let beforeStart = Self(forWriter: .seconds(5), forBytes: .seconds(60))
    /// For what comes as long as the program runs.
    static let endless = Self()
}
