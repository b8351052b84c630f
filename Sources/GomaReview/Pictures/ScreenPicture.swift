/// A whole window as it stands: its cells, and what they do not show.
@MainActor
package struct ScreenPicture {
    /// What is shown, and the window's size, such as "first page · 80×24".
    package let title: String
    /// The cells.
    package let surface: Surface
    /// Controls in the order of Tab.
    package let focusOrder: [Picture.FocusStop]
    /// What a screen reader says, line by line.
    package let reading: [String]
    /// The views behind the cells; `nil` where nobody asks.
    let tree: ViewNode?

    /// - Parameters:
    ///   - state: what is shown.
    ///   - window: is drawn, and then gone through from stop to stop.
    ///   - view: what fills the window.
    ///   - namesViews: as in ``RenderOptions/namesViews``.
    package init(_ state: String, of window: Window, showing view: View, namesViews: Bool) {
        window.update()
        surface = window.surface
        title = TextGate.sanitized("\(state) · \(surface.size.width)×\(surface.size.height)")
        reading = ReadingText.lines(of: view)
        tree = namesViews ? ViewNode(view) : nil
        focusOrder = Picture.FocusStop.all(in: window, of: view, areNamed: namesViews)
    }
}
