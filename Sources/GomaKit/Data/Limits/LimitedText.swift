/// A text with a limit, whichever that is, for those who look into data of any type.
package protocol LimitedText: ProbedInItsWay {
    /// Characters that it has at most.
    static var most: Int { get }
}
