/// A component at work without a terminal, on a time line of its own.
@MainActor
package final class OffscreenComponent {
    package let instance: ComponentInstance
    package let window: Window
    /// Columns that are offered.
    package let width: Int

    /// The component as it stands before any time has passed.
    package convenience init(_ component: ComponentDescriptor, stateAt index: Int, options: RenderOptions) throws {
        let environment = options.environment
        try self.init(
            component, stateAt: index, given: options.given, width: options.width ?? component.defaultWidth,
            in: environment)
    }

    /// - Parameter environment: its time line is moved by the component at work.
    package init(
        _ component: ComponentDescriptor, stateAt index: Int, given: GivenState?, width: Int,
        in environment: ViewEnvironment
    ) throws {
        instance = try component.instance(stateAt: index, given: given, in: environment)
        self.width = width
        window = ComponentRenderer.hosting(instance, width: width)
        move(to: .zero)
    }

    private var scheduler: TimelineScheduler { instance.environment.scheduler }

    /// Time since the first frame.
    package var time: Duration { scheduler.now.offset }

    /// When something happens next; `nil` when nothing will.
    package var nextEvent: Duration? { scheduler.nextDue?.offset }

    /// Lets time pass, and draws what there is then, as large as it wants to be.
    package func move(to time: Duration) {
        scheduler.advance(to: Instant(offset: time))
        window.resize(to: ComponentRenderer.fittingSize(of: instance.view, width: width))
        window.update()
    }
}
