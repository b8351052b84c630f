/// The number of players who have chosen a bonus, behind the pictures of some of them.
final class BonusPlayersView: PartView {
    private lazy var pictures = StackView(spacing: Spacing.xs).droppable()
    private lazy var pictureViews = RepeatedViews(in: pictures) { [environment] in
        LoadedPictureView(in: environment, extent: Size(width: 2, height: 1))
    }
    private lazy var label = Label(style: TextStyle(.caption, .textSecondary)).wrapping().growing().narrowing(to: 18)
    private lazy var row = StackView([pictures, label], spacing: Spacing.xs, alignment: .leading)

    override var content: View { row }

    func render(_ players: [BonusPlayer], count: Int?) {
        pictureViews.show(players.prefix(4)) { picture, player in
            picture.render(player.pictureName, label: player.name)
        }
        label.text = count.map(words) ?? ""
        isHidden = players.isEmpty && count == nil
    }

    private func words(_ count: Int) -> String {
        count == 0
            ? environment.text(.nobodyChoseBonus)
            : environment.counted(count, .onePlayerChoseBonus, .playersChoseBonus)
    }
}
