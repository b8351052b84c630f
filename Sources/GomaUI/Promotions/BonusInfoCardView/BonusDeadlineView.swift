/// Until when a bonus runs, or since when it has not, below a hairline.
final class BonusDeadlineView: PartView {
    private lazy var rule = SeparatorRule()
    private lazy var icon = Label(foreground: .iconSecondary).droppable().unspoken()
    private lazy var label = Label().wrapping(upTo: 2)
    private lazy var line = StackView([icon, label], spacing: Spacing.xs)
    private lazy var row = View()
    private lazy var column = StackView([rule, row], axis: .vertical)

    override var content: View { column }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        row.addSubview(line)
        line.layout {
            $0.centerX.equal(to: row)
            $0.top.equal(to: row)
        }
    }

    func render(_ deadline: BonusDeadline?, _ status: BonusStatus) {
        let words = words(deadline, status)
        isHidden = words == nil
        icon.text = Pictogram.clock.text(in: glyphs)
        label.text = words ?? ""
        label.style = isRunningOut(deadline, status) ? TextStyle(.alertWarning, .bold) : TextStyle(.textSecondary)
    }

    /// A date is a fact; what is counted down is a warning.
    private func isRunningOut(_ deadline: BonusDeadline?, _ status: BonusStatus) -> Bool {
        guard status == .active, case .in = deadline else { return false }
        return true
    }

    private func words(_ deadline: BonusDeadline?, _ status: BonusStatus) -> String? {
        switch (deadline, status) {
        case (nil, _), (.in, .released), (.in, .expired): nil
        case (.in(let seconds), .active): environment.text(.bonusExpiresIn, ["time": time(seconds.number)])
        case (.at(let moment), .active): environment.text(.bonusExpiresAt, ["date": date(moment)])
        case (.at(let moment), .released): environment.text(.bonusReleasedAt, ["date": date(moment)])
        case (.at(let moment), .expired): environment.text(.bonusExpiredAt, ["date": date(moment)])
        }
    }

    /// Kept together, so that a line breaks before it rather than behind its comma.
    private func date(_ moment: CalendarMoment) -> String {
        environment.moments.string(moment, as: .dateAndClock).replacing(" ", with: "\u{A0}")
    }

    /// Hours, minutes and seconds with two digits each, behind the days where there are any.
    private func time(_ seconds: Int) -> String {
        let (days, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 24 * 3600)
        let time = [rest / 3600, rest / 60 % 60, rest % 60].map { $0.padded(to: 2) }.joined(separator: ":")
        return days == 0 ? time : environment.text(.daysAndTime, ["days": "\(days)", "time": time])
    }
}
