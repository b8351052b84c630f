import Foundation

/// The environment that is handed down to every component and its model: nothing is reached for, everything is given.
@MainActor
public struct ViewEnvironment {
    /// The characters that carry a meaning, Unicode or ASCII.
    public var glyphs: Glyphs {
        _read { yield sharedGlyphs.set }
        set { sharedGlyphs = SharedGlyphs(newValue) }
    }
    /// A reference, as every view and every place in a state has the environment.
    package private(set) var sharedGlyphs: SharedGlyphs
    /// The language that components speak.
    public var localization: any LocalizationProvider
    /// The customer's time zone, in which dates and times are written; UTC unless somebody says otherwise, so that pictures
    /// do not depend on the machine. An app sets `.current`.
    public var timeZone: TimeZone
    /// The time line of all views and models here; an app in a terminal lets it follow the clock, and tests move it by hand.
    public var scheduler: TimelineScheduler
    /// The log of the calls of models here.
    public var actionLog: ActionLog
    /// The owner, to whom requests of components here go.
    public var owner: Owner
    /// The loader of pictures, by their names.
    public var imageLoader: any ImageLoader
    /// What customers did to views that show other models by now, such as how far they scrolled.
    package var interfaceStates = InterfaceStates()
    /// Whether to show where motion ends, instead of the motion.
    public var reducesMotion: Bool

    /// An environment with a time line of its own, standing still at its start.
    public init(
        glyphs: Glyphs = .unicode, localization: any LocalizationProvider = Localization.english,
        timeZone: TimeZone = .gmt, scheduler: TimelineScheduler = TimelineScheduler(),
        actionLog: ActionLog = ActionLog(), owner: Owner = Owner(), imageLoader: any ImageLoader = NoImageLoader(),
        reducesMotion: Bool = false
    ) {
        sharedGlyphs = SharedGlyphs(glyphs)
        self.localization = localization
        self.timeZone = timeZone
        self.scheduler = scheduler
        self.actionLog = actionLog
        self.owner = owner
        self.imageLoader = imageLoader
        self.reducesMotion = reducesMotion
    }

    /// A text that a component says itself, in the language in use.
    public func text(_ key: LocalizationKey) -> String { localization.string(key) }

    /// A text with what stands in braces replaced: `text(.stakeBelowMinimum, ["amount": "XAF 100.00"])`.
    public func text(_ key: LocalizationKey, _ values: KeyValuePairs<String, String>) -> String {
        localization.string(key, values)
    }

    /// A number with its noun, both as the language has them: `counted(5, .oneCorner, .corners)`.
    /// - Parameters:
    ///   - one: the text of the singular.
    ///   - many: the text of all other counts, in as many forms as the language has; see
    ///     ``LocalizationKey/init(_:counted:in:)``.
    ///   - values: what else is put in; `{count}` is the number.
    public func counted(
        _ count: Int, _ one: LocalizationKey, _ many: LocalizationKey, _ values: KeyValuePairs<String, String> = [:]
    ) -> String {
        localization.counted(count, one, many, ["count": money.string(whole: count)]).filled(with: values)
    }

    /// Writes decimal odds as the language does.
    public var odds: OddsFormatter { OddsFormatter(localization, glyphs: glyphs) }
    /// Writes and reads amounts of money as the language does.
    public var money: MoneyFormatter { MoneyFormatter(localization) }
    var amounts: AmountReader { AmountReader(localization) }
    /// Writes percentages as the language does.
    public var percent: PercentFormatter { PercentFormatter(localization) }
    /// Writes dates and times as the language does, in ``timeZone``.
    public var moments: MomentFormatter { MomentFormatter(localization, timeZone: timeZone) }
}
