extension Collection<String> {
    /// The names as a message tells them, with commas between; of many, the first ones and how many more there are.
    func listed(atMost most: Int) -> String {
        let told = prefix(most).joined(separator: ", ")
        return count > most ? "\(told) and \(count - most) more" : told
    }
}
