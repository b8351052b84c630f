/// A source that knows why an element that there is cannot be shown, such as what is wrong with it in its file.
package protocol TellsMishaps: PageSource {
    /// - Returns: `nil` where nothing is wrong with it.
    func mishap(of name: String) -> String?
}
