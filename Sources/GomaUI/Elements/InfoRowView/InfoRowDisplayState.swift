/// A line of a label and its value.
public struct InfoRowDisplayState: DisplayState {
    /// Tells the line from its neighbours.
    public var id: String
    /// What the value is, ready to read.
    public var label: String
    /// What there is to know.
    public var value: InfoRowValue
    /// What the line says about its value.
    public var tone: InfoRowTone

    public static let blank = Self(id: "", label: "", value: .text(""))

    public init(id: String, label: String, value: InfoRowValue, tone: InfoRowTone = .standard) {
        self.id = id
        self.label = label
        self.value = value
        self.tone = tone
    }
}
