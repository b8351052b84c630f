import GomaCatalog

/// The state of a sample: one field of each kind that can be edited.
struct SampleDisplayState: DisplayState {
    enum Tone: String, Codable, CaseIterable, Sendable { case calm, loud, silent }

    enum Delivery: Codable, Hashable, Sendable {
        case atOnce
        case later(minutes: Int)
    }

    struct Mark: Codable, Hashable, Sendable {
        var id: String
        var title: String
    }

    var title: String
    var isOn: Bool
    @Limited<Quantity> var count: Int
    var price: Double
    var tone: Tone
    var note: String?
    var delivery: Delivery
    var marks: [Mark]

    static let blank = Self("")

    init(
        _ title: String, isOn: Bool = false, count: Int = 0, price: Double = 1.5, tone: Tone = .calm,
        note: String? = nil, delivery: Delivery = .atOnce, marks: [Mark] = []
    ) {
        self.title = title
        self.isOn = isOn
        self.count = count
        self.price = price
        self.tone = tone
        self.note = note
        self.delivery = delivery
        self.marks = marks
    }
}
