/// The ways in which the two pictures of a change are shown.
enum ApprovalLook: CaseIterable, Hashable {
    case sideBySide, before, after
}
