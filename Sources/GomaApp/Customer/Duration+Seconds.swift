import Foundation

extension Duration {
    /// The same time in seconds, as dates count it.
    var seconds: TimeInterval { TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18 }
}
