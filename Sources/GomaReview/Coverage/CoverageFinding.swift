/// A gap in the coverage: something in the catalogue that nothing shows, plays or stands for.
struct CoverageFinding: Equatable, Sendable, Encodable {
    /// The kinds of gaps.
    enum Kind: String, CaseIterable, Hashable, Sendable, Encodable {
        /// A state or a play without an approved block.
        case unapproved
        /// An approved block, or file, without a state, play or component.
        case leftover
        /// Two states that look the same in some profile.
        case alike
        /// A play that does not go as it says.
        case failing
        /// Something a model can be asked for that no play asks.
        case unplayed
        /// A field of the state that no variant gives a value of its own.
        case unexercised
        /// A case of an enum that no variant has.
        case unshown
        /// A component named as a part that is not registered.
        case dangling
        /// A component that no other contains and no play drives.
        case unreached
        /// A waiver for a gap that is none.
        case idleWaiver
    }

    let kind: Kind
    /// `namespace:Name`, or the path of an approved file that no component stands behind.
    let component: String
    /// What the finding is about, such as a state, a call or a field; may be empty where it is the component itself.
    let subject: String
    /// What is missing, in words.
    let words: String

    init(_ kind: Kind, _ component: String, _ subject: String, _ words: String) {
        self.kind = kind
        self.component = component
        self.subject = subject
        self.words = words
    }
}

extension CoverageFinding: CustomStringConvertible {
    var description: String {
        "\(component): \(subject.isEmpty ? "" : "\(subject): ")\(words)"
    }
}
