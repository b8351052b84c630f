import GomaCatalog

/// What a small, sound component shows: the other ones here each break one point of the contract.
struct SampleDisplayState: DisplayState {
    var title: String
    var note = ""
    var isOn = false
    var count = 0
    /// Written to JSON without its count; only broken components have such states.
    var isForgetful = false

    static let blank = Self(title: "")

    init(title: String, note: String = "", isOn: Bool = false, count: Int = 0, isForgetful: Bool = false) {
        self.title = title
        self.note = note
        self.isOn = isOn
        self.count = count
        self.isForgetful = isForgetful
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(note, forKey: .note)
        try container.encode(isOn, forKey: .isOn)
        try container.encode(isForgetful ? 0 : count, forKey: .count)
        try container.encode(isForgetful, forKey: .isForgetful)
    }

    private enum CodingKeys: CodingKey { case title, note, isOn, count, isForgetful }
}

extension SampleDisplayState {
    static let plain = Self(title: "Notifications")
    static let on = Self(title: "Notifications", isOn: true)
    static let counted = Self(title: "Messages", note: "Since yesterday", count: 12)
    static let forgetful = Self(title: "Forgetful", count: 3, isForgetful: true)
}
