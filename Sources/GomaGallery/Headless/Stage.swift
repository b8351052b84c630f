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
    init(_ component: ComponentDescriptor, stateAt index: Int, options: RenderOptions) throws {
        let environment = ViewEnvironment(
            glyphs: options.glyphs, localization: options.localization, reducesMotion: options.reducesMotion)
        instance = try component.instance(stateAt: index, given: options.given, in: environment)
        width = options.width ?? component.defaultWidth
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
