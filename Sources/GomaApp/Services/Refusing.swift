/// Does something by the domain's rules, and throws why it is not done as an app tells it.
/// - Parameters:
///   - refusal: makes an app's refusal of the domain's.
///   - perform: what is done.
@discardableResult
func refusing<Failure: Error, Value>(
    _ refusal: (Failure) -> AppRefusal, _ perform: @autoclosure () throws(Failure) -> Value
) throws(AppRefusal) -> Value {
    do throws(Failure) { return try perform() } catch { throw refusal(error) }
}
