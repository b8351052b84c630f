import GomaKit

extension ViewEnvironment {
    /// An environment whose pictures are made up for their names, each some time after it is asked for.
    /// - Parameter delay: how long a picture takes that is not slow.
    public static func simulated(
        glyphs: Glyphs = .unicode, localization: any LocalizationProvider = Localization.english,
        scheduler: TimelineScheduler = TimelineScheduler(), reducesMotion: Bool = false,
        picturesAfter delay: Duration = .seconds(1)
    ) -> ViewEnvironment {
        ViewEnvironment(
            glyphs: glyphs, localization: localization, scheduler: scheduler,
            imageLoader: SimulatedImageLoader(scheduler: scheduler, delay: delay),
            reducesMotion: reducesMotion
        ).answering()
    }
}
