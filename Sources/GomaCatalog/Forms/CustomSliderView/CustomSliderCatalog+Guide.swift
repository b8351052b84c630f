extension CustomSliderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a value that is more or less, such as a volume or a share. For time ranges with names take TimeSlider, \
            for an amount to cash out CashoutSlider.
            """,
        data: """
            Both ends, how many values lie between them and what these are called, and which one is chosen; from \
            the form around it. Track and thumb may look otherwise.
            """,
        answers: """
            Arrows go to the next value, Page Up and Page Down over some, Home and End to the ends; a click goes to the \
            nearest. Each change is told once, as it has settled, and the end of a drag or a key once more.
            """,
        reading: "The title, and the value by its name or as a number with two decimals.")
}
