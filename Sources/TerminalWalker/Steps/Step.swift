/// One thing that is done to a program.
package struct Step: Hashable {
    enum Action: Hashable {
        /// Bytes are sent in one go, as a terminal sends keys, mouse reports and pastes.
        case send([UInt8])
        /// The terminal takes another size.
        case resize(width: Int, height: Int)
        /// The program is stopped from outside, and continued.
        case stop
        /// The program is asked to end by a signal, whatever it is doing.
        case end(signal: Int32)
        /// The terminal is gone, whatever the program is doing, with or without a signal that says so.
        case hangUp(isTold: Bool)
        /// Nothing is done for so many milliseconds, so that what takes time may happen.
        case pause(Int)
    }

    let action: Action
    /// What it is, for people.
    package let words: String
    /// Whether the next step waits until the program has come to rest.
    let waits: Bool

    init(_ action: Action, _ words: String, waits: Bool = false) {
        self.action = action
        self.words = words
        self.waits = waits
    }

    /// The bytes that are sent, if any are.
    var bytes: [UInt8] {
        if case .send(let bytes) = action { return bytes }
        return []
    }
}
