/// A source that reads files as they are looked at, so that what is wrong with them is not known from the start.
package protocol ChecksFiles: PageSource {
    /// Reads all of them.
    /// - Returns: what is wrong, and the option that names the file.
    func mistakesInFiles() -> [(option: String, words: String)]
}
