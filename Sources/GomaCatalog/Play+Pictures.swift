extension Play {
    /// A play of the state "Picture fails", in which initials stand in for a picture that does not come.
    /// - Parameter title: the title of a frame from when it is on its way; `nil` for none.
    static func pictureFails(initials: String, meanwhile title: String? = nil) -> Self {
        let start = title.map { ["frame \"\($0)\""] } ?? []
        let script = start + ["wait 1s", "expect \"\(initials)\"", "frame \"Initials stand in\""]
        return Self("The picture fails", state: "Picture fails", script.joined(separator: "\n"))
    }
}
