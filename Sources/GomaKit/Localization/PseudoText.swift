/// English as no language writes it, to be read and yet be told from English: `[Ĉåšĥ ôûţ ···]`.
///
/// What stands on the screen without accents is not translated; what lacks its bracket has been cut.
enum PseudoText {
    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀĉđéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÅƁĈĐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ"))
    /// What stands between brackets beside the text, once for so many characters of it.
    private static let padding = (text: " ···", share: 12)

    /// The text with an accent on every letter, half as long again; names in braces stay as they are.
    static func string(for english: String) -> String {
        var isName = false
        let accented = english.map { character -> Character in
            if character == "{" { isName = true }
            if character == "}" { isName = false }
            return isName ? character : letters[character] ?? character
        }
        let count = (english.count + padding.share - 1) / padding.share
        return "[\(String(accented))\(String(repeating: padding.text, count: count))]"
    }
}
