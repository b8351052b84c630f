import GomaKit
import TerminalKit

extension ViewEnvironment {
    /// An environment whose pictures are made up for their names, each a second after it is asked for.
    public static func simulated(
        glyphs: Glyphs = .unicode, localization: any LocalizationProvider = Localization.english,
        scheduler: TimelineScheduler = TimelineScheduler(), reducesMotion: Bool = false
    ) -> ViewEnvironment {
        ViewEnvironment(
            glyphs: glyphs, localization: localization, scheduler: scheduler,
            imageLoader: SimulatedImageLoader(scheduler: scheduler), reducesMotion: reducesMotion
        ).answering()
    }
}
