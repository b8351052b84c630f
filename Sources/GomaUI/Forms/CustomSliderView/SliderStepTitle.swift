/// The name of a value of a slider, as it is read aloud.
public enum SliderStepTitle: Codable, Hashable, Sendable {
    /// As whoever made the slider calls it.
    case named(String)
    /// Every one there is.
    case all
    /// So many hours from now.
    case hours(Limited<Quantity>)
    /// Until the end of the day.
    case today

    /// What it is called, in the language of the moment.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .named(let name): name
        case .all: environment.text(.sliderAll)
        case .hours(let hours): environment.text(.sliderHours, ["hours": environment.money.string(whole: hours.number)])
        case .today: environment.text(.dayToday)
        }
    }
}
