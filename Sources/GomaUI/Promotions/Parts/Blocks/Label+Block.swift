extension Label {
    /// Shows the running text of a promotion, or the shape of words before there is any.
    /// - Parameters:
    ///   - text: `nil` before there is a model.
    ///   - words: columns of the words that the shape looks like.
    package func showBlock(_ text: String?, _ style: TextStyle, shape words: [Int]) {
        show(text?.holdingPunctuation ?? "", style, shape: text == nil ? words : nil)
    }
}
