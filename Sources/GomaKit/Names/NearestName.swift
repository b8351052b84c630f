/// Finds what somebody probably meant.
package enum NearestName {
    /// `; did you mean "x"?` before another sentence, or a semicolon where no name comes near.
    package static func link(for name: String, among names: some Sequence<String>) -> String {
        let suggestion = suggestion(for: name, among: names)
        return suggestion.isEmpty ? ";" : suggestion
    }

    /// `; did you mean "x"?` with the name most alike, or nothing where none comes near.
    package static func suggestion(for name: String, among names: some Sequence<String>) -> String {
        let target = Array(name.lowercased())
        let near = names.compactMap { name -> (name: String, distance: Int)? in
            let other = Array(name.lowercased())
            guard abs(other.count - target.count) <= most(in: target) else { return nil }
            let distance = distance(from: target, to: other)
            // Names without a character in common are not alike, however short they are.
            return distance < max(target.count, other.count) ? (name, distance) : nil
        }
        if let best = near.min(by: { $0.distance < $1.distance }), best.distance <= most(in: target) {
            return "; did you mean \"\(best.name)\"?"
        }
        let longer = names.filter { target.count > 2 && $0.lowercased().contains(name.lowercased()) }
        return longer.min { $0.count < $1.count }.map { "; did you mean \"\($0)\"?" } ?? ""
    }

    /// Slips that may lie between a name and what was meant by it.
    private static func most(in name: [Character]) -> Int { max(2, name.count / 3) }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
    static func distance(from a: [Character], to b: [Character]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1] + [Int](repeating: 0, count: b.count)
            for j in b.indices {
                let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
                row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
