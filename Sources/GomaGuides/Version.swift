/// The version of the package: what `--version` prints, and what the guide "changes" begins with.
package enum Version {
    /// Three numbers, as a tag of the repository has them.
    package static let current = "0.2.0"
}
