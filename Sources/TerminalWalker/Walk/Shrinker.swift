/// Makes what fails short.
package enum Shrinker {
    /// The shortest beginning that fails, when all `count` parts together do and so does all that is longer than it.
    ///
    /// Looks from the end, in strides that double, as most of what fails does so at once.
    /// - Parameter fails: tries a beginning of so many parts.
    package static func shortestFailingPrefix(of count: Int, fails: (Int) -> Bool) -> Int {
        var failing = count
        var stride = 1
        while failing > 0, fails(max(0, failing - stride)) {
            failing = max(0, failing - stride)
            stride *= 2
        }
        var passing = max(-1, failing - stride)
        while failing - passing > 1 {
            let middle = (passing + failing) / 2
            if fails(middle) { failing = middle } else { passing = middle }
        }
        return failing
    }

    /// As few of the parts as still fail: none of those that are left can go alone, unless `isOver` came first.
    package static func needed(of parts: [Int], isOver: () -> Bool, fails: ([Int]) -> Bool) -> [Int] {
        var parts = parts
        var size = parts.count / 2
        while size > 0 {
            var start = 0
            while start < parts.count, !isOver() {
                let fewer = Array(parts[..<start] + parts.dropFirst(start + size))
                if fails(fewer) { parts = fewer } else { start += size }
            }
            size /= 2
        }
        return parts
    }
}
