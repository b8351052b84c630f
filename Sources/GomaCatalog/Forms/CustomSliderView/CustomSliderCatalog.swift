extension CustomSliderDisplayState {
    static let start = Self(id: "share", title: "Share", value: 0)
    static let middle = Self(id: "share", title: "Share", value: 0.5)
    static let end = Self(id: "share", title: "Share", value: 1)
    static let betweenSteps = Self(
        id: "share", title: "Share", configuration: SliderConfiguration(stepCount: 4), value: 0.4)
    static let customThumb = Self(
        id: "share", title: "Share", configuration: SliderConfiguration(thumbTint: .highlightTertiary), value: 0.25)
    static let time = Self(
        id: "time", title: "Time",
        configuration: SliderConfiguration(
            maximum: 4, stepTitles: [.all, .hours(1), .hours(8), .today, .hours(48)], thumb: .clock),
        value: 0)
    static let thickTrack = Self(
        id: "share", title: "Share", configuration: SliderConfiguration(track: .thick), value: 0.5)
    static let manySteps = Self(
        id: "share", title: "Share", configuration: SliderConfiguration(stepCount: 11), value: 0.6)
    static let countless = Self(
        id: "share", title: "Share", configuration: SliderConfiguration(maximum: 100, stepCount: 101), value: 60)
    static let volume = Self(
        id: "volume", title: "Volume",
        configuration: SliderConfiguration(
            maximum: 10, stepCount: 11, track: .thick, thumb: .megaphone, thumbTint: .alertSuccess),
        value: 7)
    static let minimumOdds = Self(
        id: "odds", title: "Minimum odds", configuration: SliderConfiguration(minimum: 1, maximum: 3, stepCount: 9),
        value: 1.75)
    static let single = Self(id: "share", title: "Share", configuration: SliderConfiguration(maximum: 0), value: 0)
}

enum CustomSliderCatalog: CatalogEntry {
    typealias ComponentType = CustomSliderView

    static let category = Category.forms
    static let subcategory = "Sliders"
    static let summary = "A value between two ends, on steps."
    static let tags = ["form", "slider", "steps"]
    static let requests: [any ComponentRequest] = [
        ChangeValue(id: "share", value: 0.75),
        SettleValue(id: "share", value: 0.75),
    ]
    static let variants: [Variant<CustomSliderDisplayState>] = [
        Variant("Start position", .start),
        Variant("Mid position", .middle),
        Variant("End position", .end),
        Variant("Between steps", .betweenSteps, summary: "It shows at the nearest step"),
        Variant("Disabled", .init(id: "share", title: "Share", value: 0.3, isEnabled: false)),
        Variant("Custom thumb", .customThumb, summary: "In a colour of its own"),
        Variant("Time filter", .time, summary: "Its values have names, which are read aloud"),
        Variant("Thick track", .thickTrack),
        Variant("Many steps", .manySteps),
        Variant("More steps than columns", .countless, summary: "Its track has no marks"),
        Variant("Volume", .volume, summary: "A picture on a thick track"),
        Variant("Own lower end", .minimumOdds),
        Variant("Nothing to choose", .single, summary: "Both ends are the same"),
    ]
    static let plays = [
        Play(
            "Choose a value", state: "Mid position",
            """
            press Tab Right
            expect call "CustomSlider.updateValue(0.75)"
            expect call "CustomSlider.settle()"
            frame "A step on"
            press PgDn
            expect call "CustomSlider.updateValue(0.25)"
            press End
            expect call "CustomSlider.updateValue(1)"
            frame "The upper end"
            press Home
            expect call "CustomSlider.updateValue(0)"
            press PgUp Left
            expect call "CustomSlider.updateValue(0.25)"
            click 28,0
            frame "A click settles on the nearest step"
            drag 28,0 3,0
            expect call "CustomSlider.settle()"
            expect request app:settle-value value=0
            frame "The thumb follows the mouse"
            """),
        Play(
            "Settle on a step", state: "Between steps",
            """
            press Tab Right
            frame "From the step that shows to the next"
            call updateValue(0.9)
            frame "What lies between two settles on the nearer"
            """),
        Play(
            "Out of use", state: "Disabled",
            """
            press Tab
            expect focus nothing
            click 30,0
            frame "Nothing has changed"
            """),
    ]
}
