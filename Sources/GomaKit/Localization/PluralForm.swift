/// A form of a counted word, by the name that Unicode CLDR has for it.
enum PluralForm: String {
    case zero, one, two, few, many, other
}
