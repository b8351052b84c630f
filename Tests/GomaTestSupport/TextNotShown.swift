/// An error for a text that a test looks for on a screen without it.
package struct TextNotShown: Error {
    package let text: String

    package init(text: String) { self.text = text }
}
