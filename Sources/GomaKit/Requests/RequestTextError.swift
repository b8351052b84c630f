/// Why a text is no request.
package enum RequestTextError: Error, Hashable, CustomStringConvertible {
    /// It does not begin with a name.
    case noName(String)
    /// A word after the name says no field.
    case noField(String)
    /// A quote does not end, or holds what JSON does not know.
    case noQuote(String)

    package var description: String {
        switch self {
        case .noName(let word): "\"\(word)\" is no name of a request; names read like casino:open-game"
        case .noQuote(let text): "\(text) is no text in quotation marks"
        case .noField(let word): "\"\(word)\" is no field of a request; fields read like id=starburst"
        }
    }
}
