/// A component at work in a window of its own, on a time line of its own, for a check to use as it likes.
@MainActor
package final class Specimen {
    package let instance: ComponentInstance
    package let window: Window

    /// Rows below the component, for one that grows while it is used.
    static let spareRows = 8

    package convenience init(
        _ component: ComponentDescriptor, state: Int, width: Int? = nil, height: Int? = nil,
        environment: ViewEnvironment = ViewEnvironment.simulated()
    ) {
        self.init(
            component.instance(stateAt: state, in: environment), width: width ?? component.defaultWidth, height: height)
    }

    /// Puts a component that is there already into a window.
    /// - Parameter height: rows; what the component wants, and the spare ones, where `nil`.
    convenience init(_ instance: ComponentInstance, width: Int, height: Int? = nil) {
        let wish = { ComponentRenderer.fittingSize(of: instance.view, width: width).height + Self.spareRows }
        self.init(instance, size: Size(width: width, height: height ?? wish()))
    }

    /// Puts a component that is there already into a window.
    init(_ instance: ComponentInstance, size: Size) {
        self.instance = instance
        window = Window(
            size: size, root: ViewController(showing: ComponentHostView(instance)), glyphs: instance.environment.glyphs,
            scheduler: instance.environment.scheduler)
        window.update()
    }

    package var view: View { instance.view }
    package var environment: ViewEnvironment { instance.environment }

    /// What is shown now.
    package var surface: Surface {
        window.update()
        return window.surface
    }

    /// Places at which Tab stops, by name and frame, as dumps tell them: `OutcomeItemView at 0,0 size 16×4`.
    var focusOrder: [String] {
        window.update()
        return view.focusableViews.map { "\(String(nameOf: $0)) at \($0.convertToWindow($0.bounds).place)" }
    }

    /// Tab stops; none before the first layout.
    package var parts: [View] { view.focusableViews }

    @discardableResult
    package func press(_ key: KeyEvent) -> Bool {
        defer { window.update() }
        return window.send(.key(key))
    }

    package func focus(_ part: Int) {
        window.moveFocus(to: view.focusableViews(upTo: part + 1)[part])
        window.update()
    }

    /// What glides somewhere is there.
    func rest() {
        for case let scroller as ScrollView in view.tree { scroller.rest() }
        window.update()
    }

    package func advance(by duration: Duration) {
        environment.scheduler.advance(by: duration)
        window.update()
    }

    /// Does what a customer may do: goes through the parts, presses what they declare, and lets a second pass.
    func use() {
        for part in 0..<4 where view.focusableViews(upTo: part + 1).count > part {
            focus(part)
            let focused = view.focusableViews(upTo: part + 1)[part]
            for key in Bindings(at: focused, in: view).listedKeys.prefix(4) { press(key) }
        }
        advance(by: .seconds(1))
    }

    /// The number of layouts, drawings and calls so far, and the focus: where all are the same as before a key, nothing
    /// is to be seen of it.
    struct Activity: Equatable {
        let statistics: FrameStatistics
        let calls: Int
        let focused: ObjectIdentifier?
        let cursor: Point?
    }

    var activity: Activity {
        Activity(
            statistics: window.statistics, calls: environment.actionLog.count,
            focused: window.focusedView.map { ObjectIdentifier($0) }, cursor: window.cursor)
    }

    /// The focused view's place in the tree.
    var focusPlace: Int? { view.tree.firstIndex { $0 === window.focusedView } }

    /// What is selected in each field for text.
    var selections: [Range<Int>] { view.tree.compactMap { ($0 as? TextField)?.selection } }

    /// What each field for text says of its limit.
    var limitNotices: [String] { view.tree.compactMap { ($0 as? TextField)?.limitNotice.string } }

    /// How far each scrolling view is, and which row each list has chosen.
    var scrolling: [Int?] {
        view.tree.compactMap { view in
            (view as? ScrollView).map { .some($0.contentOffset) } ?? (view as? ListView).map(\.selectedRow)
        }
    }
}
