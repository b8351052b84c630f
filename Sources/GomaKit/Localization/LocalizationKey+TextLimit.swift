/// What a field for text says of its limit, in few columns.
extension LocalizationKey {
    package static let textLimit = Self("textLimit", english: "max. {count}")
}
