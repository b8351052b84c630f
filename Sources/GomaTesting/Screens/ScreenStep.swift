/// One thing that is done to an app without a terminal.
enum ScreenStep: Hashable {
    /// Keys, and no frame between them.
    case keys([KeyEvent])
    case click(Point)
    /// The button held from one place to another.
    case drag(Point, Point)
    case wheel(MouseEvent.Action, Point)
    case paste(String)
    case resize(Size)
    /// So many milliseconds go by.
    case time(Int)

    /// What it is, for people.
    var words: String {
        switch self {
        case .keys(let keys): keys.map(\.description).joined(separator: " ")
        case .click(let place): "click at \(place.x),\(place.y)"
        case .drag(let start, let end): "a drag from \(start.x),\(start.y) to \(end.x),\(end.y)"
        case .wheel(let action, let place):
            "wheel \(action == .wheelUp ? "up" : "down") at \(place.x),\(place.y)"
        case .paste(let text): "a paste of \"\(TextGate.visible(text))\""
        case .resize(let size): "\(size.width)×\(size.height) cells"
        case .time(let milliseconds): "\(milliseconds) ms pass"
        }
    }

    /// Does it to what a window shows.
    @MainActor
    func take(in window: Window, scheduler: TimelineScheduler) {
        switch self {
        case .keys(let keys): for key in keys { window.send(.key(key)) }
        case .click(let place): for event in MouseEvent.click(at: place) { window.send(.mouse(event)) }
        case .drag(let start, let end):
            for event in MouseEvent.drag(from: start, to: end) { window.send(.mouse(event)) }
        case .wheel(let action, let place): window.send(.mouse(MouseEvent(action, at: place)))
        case .paste(let text): window.send(.paste(text))
        case .resize(let size): window.send(.resize(size))
        case .time(let milliseconds): scheduler.advance(by: .milliseconds(milliseconds))
        }
    }
}
