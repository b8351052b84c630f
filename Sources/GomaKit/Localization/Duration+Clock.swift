extension Duration {
    /// Whole minutes and seconds, such as "1:05"; "0:00" for a negative duration.
    package func clock(minuteDigits: Int = 1) -> String {
        let (minutes, seconds) = max(0, Int(components.seconds)).quotientAndRemainder(dividingBy: 60)
        return "\(minutes.padded(to: minuteDigits)):\(seconds.padded(to: 2))"
    }
}
