/// A state that may hold what others are not to read, such as a password or a code: it is never written to a file.
package protocol SecretState: DisplayState {
    /// Whether it holds something of the kind now.
    var isSecret: Bool { get }
}
