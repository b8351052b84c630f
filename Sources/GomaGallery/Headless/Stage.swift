import GomaUI
import TerminalKit

/// A component at work without a terminal, on a time line of its own.
@MainActor
final class Stage {
    let instance: ComponentInstance
    let window: Window
    /// Columns that are offered.
    let width: Int

    /// The component as it stands before any time has passed.
    convenience init(_ component: ComponentDescriptor, stateAt index: Int, options: RenderOptions) throws {
        let environment = ViewEnvironment(
            glyphs: options.glyphs, localization: options.localization, reducesMotion: options.reducesMotion)
        try self.init(
            component, stateAt: index, given: options.given, width: options.width ?? component.defaultWidth,
            in: environment)
    }

    /// - Parameter environment: its time line is moved by the stage.
    init(
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
    var time: Duration { scheduler.now.offset }

    /// When something happens next; `nil` when nothing will.
    var nextEvent: Duration? { scheduler.nextDue?.offset }

    /// Lets time pass, and draws what there is then, as large as it wants to be.
    func move(to time: Duration) {
        scheduler.advance(to: Instant(offset: time))
        window.resize(to: ComponentRenderer.fittingSize(of: instance.view, width: width))
        window.update()
    }
}
