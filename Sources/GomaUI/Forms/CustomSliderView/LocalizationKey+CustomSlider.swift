extension LocalizationKey {
    static let sliderAll = Self("sliderAll", english: "All")
    static let sliderHours = Self("sliderHours", english: "{hours} h")
}
