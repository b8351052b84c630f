/// Where texts stand in a list, found by the texts: a few bytes for each, as the list itself has them.
struct TextPlaces {
    /// The places, each in the first slot that was free from the one on that its text says; less than 0 where a slot is free.
    private var slots: [Int32]
    /// How many different texts there are.
    private(set) var count = 0

    /// Of two texts alike the later one is found.
    /// - Parameter texts: fewer than two thousand million.
    init(_ texts: [String]) {
        var size = 2
        while size < 2 * texts.count { size *= 2 }
        slots = Array(repeating: -1, count: size)
        for (place, text) in texts.enumerated() {
            let slot = slot(of: text, in: texts)
            if slots[slot] < 0 { count += 1 }
            slots[slot] = Int32(place)
        }
    }

    /// - Parameter texts: the list that it was made for.
    func place(of text: String, in texts: [String]) -> Int? {
        let place = slots[slot(of: text, in: texts)]
        return place < 0 ? nil : Int(place)
    }

    /// The slot with a text's place, else the free one for it; half of all are free.
    private func slot(of text: String, in texts: [String]) -> Int {
        var slot = text.hashValue & (slots.count - 1)
        while slots[slot] >= 0, texts[Int(slots[slot])] != text { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}
