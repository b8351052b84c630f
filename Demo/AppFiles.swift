/// The files of the app of Demo/App, built into the program so that they are there from any directory.
enum AppFiles {
    /// The page that all begins with.
    static let start = "Demo/App/app.yaml"

    /// The text of a file by its path; `nil` where there is none.
    static func text(_ path: String) -> String? { all[plain(path)].map { String(decoding: $0, as: UTF8.self) } }

    /// A path without the ways back in it.
    private static func plain(_ path: String) -> String {
        path.split(separator: "/").reduce(into: [Substring]()) { steps, step in
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }.joined(separator: "/")
    }

    private static var all: [String: [UInt8]] {
        [
            "Demo/App/app.yaml": PackageResources.app_yaml,
            "Demo/App/data/categories.yaml": PackageResources.categories_yaml,
            "Demo/App/data/events.yaml": PackageResources.events_yaml,
            "Demo/App/data/games.yaml": PackageResources.games_yaml,
            "Demo/App/data/offer-list.yaml": PackageResources.offer_list_yaml,
            "Demo/App/data/promotions.yaml": PackageResources.promotions_yaml,
            "Demo/App/data/questions.yaml": PackageResources.questions_yaml,
            "Demo/App/data/tournaments.yaml": PackageResources.tournaments_yaml,
            "Demo/App/forms/code-form.yaml": PackageResources.code_form_yaml,
            "Demo/App/forms/document-form.yaml": PackageResources.document_form_yaml,
            "Demo/App/forms/limit-form.yaml": PackageResources.limit_form_yaml,
            "Demo/App/forms/login-form.yaml": PackageResources.login_form_yaml,
            "Demo/App/forms/profile-form.yaml": PackageResources.profile_form_yaml,
            "Demo/App/forms/register-form.yaml": PackageResources.register_form_yaml,
            "Demo/App/forms/withdrawal-form.yaml": PackageResources.withdrawal_form_yaml,
            "Demo/App/pages/account.yaml": PackageResources.account_yaml,
            "Demo/App/pages/bet.yaml": PackageResources.bet_yaml,
            "Demo/App/pages/bets.yaml": PackageResources.bets_yaml,
            "Demo/App/pages/casino.yaml": PackageResources.casino_yaml,
            "Demo/App/pages/category.yaml": PackageResources.category_yaml,
            "Demo/App/pages/code.yaml": PackageResources.code_yaml,
            "Demo/App/pages/deposit.yaml": PackageResources.deposit_yaml,
            "Demo/App/pages/documents.yaml": PackageResources.documents_yaml,
            "Demo/App/pages/explain.yaml": PackageResources.explain_yaml,
            "Demo/App/pages/filters.yaml": PackageResources.filters_yaml,
            "Demo/App/pages/game.yaml": PackageResources.game_yaml,
            "Demo/App/pages/help.yaml": PackageResources.help_yaml,
            "Demo/App/pages/history.yaml": PackageResources.history_yaml,
            "Demo/App/pages/limit.yaml": PackageResources.limit_yaml,
            "Demo/App/pages/limits.yaml": PackageResources.limits_yaml,
            "Demo/App/pages/live.yaml": PackageResources.live_yaml,
            "Demo/App/pages/login.yaml": PackageResources.login_yaml,
            "Demo/App/pages/match.yaml": PackageResources.match_yaml,
            "Demo/App/pages/notifications.yaml": PackageResources.notifications_yaml,
            "Demo/App/pages/offers.yaml": PackageResources.offers_yaml,
            "Demo/App/pages/play.yaml": PackageResources.play_yaml,
            "Demo/App/pages/profile.yaml": PackageResources.profile_yaml,
            "Demo/App/pages/promotion.yaml": PackageResources.promotion_yaml,
            "Demo/App/pages/register.yaml": PackageResources.register_yaml,
            "Demo/App/pages/search.yaml": PackageResources.search_yaml,
            "Demo/App/pages/settings.yaml": PackageResources.settings_yaml,
            "Demo/App/pages/slip.yaml": PackageResources.slip_yaml,
            "Demo/App/pages/terms.yaml": PackageResources.terms_yaml,
            "Demo/App/pages/text.yaml": PackageResources.text_yaml,
            "Demo/App/pages/tournament.yaml": PackageResources.tournament_yaml,
            "Demo/App/pages/wallet.yaml": PackageResources.wallet_yaml,
            "Demo/App/pages/withdraw.yaml": PackageResources.withdraw_yaml,
            "Demo/App/parts/back.yaml": PackageResources.back_yaml,
            "Demo/App/parts/bar.yaml": PackageResources.bar_yaml,
            "Demo/App/parts/floating.yaml": PackageResources.floating_yaml,
            "Demo/App/parts/game-card.yaml": PackageResources.game_card_yaml,
            "Demo/App/parts/guest.yaml": PackageResources.guest_yaml,
            "Demo/App/parts/searched.yaml": PackageResources.searched_yaml,
            "Demo/App/parts/slip-parts.yaml": PackageResources.slip_parts_yaml,
            "Demo/App/parts/toolbar.yaml": PackageResources.toolbar_yaml,
        ]
    }
}
