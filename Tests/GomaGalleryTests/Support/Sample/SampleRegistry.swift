import GomaCatalog

/// A catalogue of six samples in three categories, which stays as it is whatever the library has.
@MainActor
enum SampleRegistry {
    static let names = ["Price", "Slip", "Ticket", "Sieve", "Reel", "Wheel"]

    static func make() throws -> ComponentRegistry {
        try ComponentRegistry(
            [Price.self, Slip.self, Ticket.self, Sieve.self, Reel.self, Wheel.self], namespace: "test")
    }

    enum Price: SampleEntry {
        static let name = "Price"
        static let category = Category.betting
        static let summary = "What a bet would pay."
        static let tags = ["odds"]
    }

    enum Slip: SampleEntry {
        static let name = "Slip"
        static let category = Category.betting
        static let summary = "Bets that are not placed yet."
    }

    enum Ticket: SampleEntry {
        static let name = "Ticket"
        static let category = Category.betting
        static let summary = "A bet that is placed."
        static let variants = [Variant("Won", SampleDisplayState("Ticket", isOn: true))]
    }

    enum Sieve: SampleEntry {
        static let name = "Sieve"
        static let category = Category.filters
        static let summary = "Lets some matches through."
    }

    enum Reel: SampleEntry {
        static let name = "Reel"
        static let category = Category.casino
        static let summary = "Turns."
        static let variants = (1...12).map { Variant("Turn \($0)", SampleDisplayState("Reel", count: $0)) }
    }

    enum Wheel: SampleEntry {
        static let name = "Wheel"
        static let category = Category.casino
        static let summary = "Turns too."
    }
}
