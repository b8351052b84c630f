/// A moment of a run that somebody asked to see.
package struct PlayFrame: Equatable, Sendable {
    /// As the script calls it; may be empty.
    package let title: String
    /// How far time has come.
    let time: Duration
    package let surface: Surface
    /// Where the terminal's cursor stands; `nil` where it is hidden.
    let cursor: Point?
    /// The theme in use, where it is another than at the beginning.
    var theme: StyleProvider?

    /// The line above the frame in print: its title and its moment.
    package var rule: String {
        let milliseconds = Int((time / .milliseconds(1)).rounded())
        let head = "── \(title.isEmpty ? "" : "\(title) · ")\(milliseconds) ms "
        return head + String(repeating: "─", count: max(2, 72 - DisplayText(head).width))
    }
}
