/// A course of changes that come to a state, each at its time, and then no more: the same every time.
///
/// What is on its way in a state worth seeing comes by such a feed, and what is held back opens again. The state itself
/// knows nothing of it.
public struct StateFeed<State: Sendable>: Sendable {
    /// A change of a state.
    public typealias Change = @MainActor @Sendable (inout State, ViewEnvironment) -> Void

    /// A change and its time after the start.
    public struct Step: Sendable {
        let time: Duration
        let change: Change

        public init(at time: Duration, _ change: @escaping Change) {
            self.time = time
            self.change = change
        }
    }

    /// In the order of their times.
    let steps: [Step]
    let isOn: @Sendable (State) -> Bool

    /// - Parameters:
    ///   - steps: in the order of their times.
    ///   - isOn: whether there is anything left to change; a state that has ended hears of no more.
    public init(_ steps: [Step], while isOn: @escaping @Sendable (State) -> Bool = { _ in true }) {
        self.steps = steps
        self.isOn = isOn
    }

    /// What is on its way comes after a second and a half.
    /// - Parameters:
    ///   - isWaiting: whether it is still waited for; nothing comes to a state that has become another.
    ///   - arrival: what has come.
    public static func arrival(
        while isWaiting: @escaping @Sendable (State) -> Bool, _ arrival: @escaping Change
    ) -> Self {
        Self([Step(at: .milliseconds(1500), arrival)], while: isWaiting)
    }

    /// What is held back is given free after four seconds, held back once more two and a half later, and given free for
    /// good after another two.
    public static func release(_ release: @escaping Change, hold: @escaping Change) -> Self {
        Self([
            Step(at: .seconds(4), release), Step(at: .milliseconds(6500), hold),
            Step(at: .milliseconds(8500), release),
        ])
    }
}
