/// A fault that a walk has come upon.
package struct Finding: Hashable {
    /// The kind of a fault; a walk that is repeated shows the same when it shows the same kind.
    package enum Kind: String {
        /// The program ended, and nobody had asked it to.
        case exit
        /// The program gave no answer for so long that people would end it.
        case hang
        /// The program takes more memory than anything that it does can need.
        case memory
        /// The terminal was sent what no terminal should be sent.
        case bytes
        /// What the terminal shows is not what the program means it to show.
        case picture
        /// The terminal is not as it was before.
        case terminal
        /// The program did not come up.
        case start
    }

    package let kind: Kind
    package let words: String

    /// Whether one occurrence proves it. The rest hangs on what happened at the same moment, so it has to come again.
    var isCertain: Bool { kind != .picture && kind != .hang }
}
