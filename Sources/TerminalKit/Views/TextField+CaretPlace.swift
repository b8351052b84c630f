extension TextField {
    /// A place in a text, for a field that shows another one meanwhile.
    public struct CaretPlace: Codable, Hashable, Sendable {
        let caret: Int
        let anchor: Int?
        let firstShown: Int

        /// Where the caret stands before anybody has moved it.
        public static let end = Self(caret: .max, anchor: nil, firstShown: 0)
    }
}
