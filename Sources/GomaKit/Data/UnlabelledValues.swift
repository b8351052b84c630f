/// A type whose initialiser takes its first stored properties without labels, such as `Money(25, "EUR")`.
///
/// Whoever writes values out as Swift needs to know; all other initialisers take the stored properties in order, each
/// under its name.
package protocol UnlabelledValues {
    /// How many properties come without labels.
    static var unlabelledValueCount: Int { get }
}
