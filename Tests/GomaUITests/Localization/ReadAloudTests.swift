import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

/// What is read aloud of components, in full: names, values, what has been chosen and what can be done, in the customer's
/// language. A line with "›" before it is a control.
@MainActor
struct ReadAloudTests {
    /// A state of a component, and what is read of it in English and in another language.
    struct Sample: Sendable, CustomTestStringConvertible {
        let component: String
        let state: String
        let english: [String]
        let language: Localization
        let translated: [String]

        init(
            _ component: String, _ state: String, _ english: [String], _ language: Localization, _ translated: [String]
        ) {
            self.component = component
            self.state = state
            self.english = english
            self.language = language
            self.translated = translated
        }

        var testDescription: String { "\(component), \(state)" }
    }

    /// The lines that are read, with blanks that no line is broken at as plain ones.
    private func reading(of sample: Sample, in language: Localization) throws -> [String] {
        let component = try ComponentRegistry.goma.component(named: sample.component)
        let index = try #require(component.stateIndex(named: sample.state))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated(localization: language))
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()
        return ReadingText.lines(of: instance.view).map { $0.replacing("\u{A0}", with: " ") }
    }

    @Test(arguments: bets + account)
    func `a state is read in English, and in the customer's language`(sample: Sample) throws {
        try expect(reading(of: sample, in: .english), is: sample.english)
        try expect(reading(of: sample, in: sample.language), is: sample.translated)
    }

    @Test func `letters that stand in for a picture are not read`() throws {
        let component = try ComponentRegistry.goma.component(named: "DepositBonusInfo")
        let index = try #require(component.stateIndex(named: "With amount"))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated(glyphs: .ascii))
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()

        expect(window.surface.rows[1], contains: "Gi Your deposit + Bonus")
        let lines = ReadingText.lines(of: instance.view).map { $0.replacing("\u{A0}", with: " ") }
        expect(lines, is: ["Your deposit + Bonus", "USD 150.00"])
    }

    /// Prices, slips, matches, games and forms.
    private nonisolated static let bets: [Sample] = [
        Sample(
            "OutcomeItem", "Odds up", ["› Over 2.5 1.95 price rose"], .portuguese, ["› Mais de 2,5 1,95 a odd subiu"]),
        Sample(
            "OutcomeItem", "Odds down", ["› Under 2.5 1.80 price fell"], .french,
            ["› Moins de 2,5 1,80 la cote a baissé"]),
        Sample("OutcomeItem", "Locked", ["Home Locked"], .french, ["Domicile Verrouillé"]),
        Sample("OutcomeItem", "Normal selected", ["› Home 1.85, selected"], .portuguese, ["› Casa 1,85, selecionado"]),
        Sample(
            "MarketOutcomesLine", "Disabled outcome", ["Home Unavailable", "› Draw 3.55", "› Away 4.20"], .french,
            ["Domicile Indisponible", "› Nul 3,55", "› Extérieur 4,20"]),
        Sample(
            "BetslipTicket", "Odds decreased",
            [
                "› Remove the selection, Manchester United, Manchester United, Glasgow Rangers", "Premier League",
                "17 June, 11:00", "Manchester United", "Glasgow Rangers", "price fell", "5.80", "Your selection",
                "Manchester United",
            ], .portuguese,
            [
                "› Remover a seleção, Manchester United, Manchester United, Glasgow Rangers", "Premier League",
                "17 de junho, 11:00", "Manchester United", "Glasgow Rangers", "a odd desceu", "5,80", "A sua seleção",
                "Manchester United",
            ]),
        Sample(
            "BetslipTicket", "Removed",
            [
                "Manchester United removed",
                "› Put back (5 s), Manchester United, Manchester United, Glasgow Rangers",
            ], .french,
            [
                "Retirée : Manchester United",
                "› Remettre (5 s), Manchester United, Manchester United, Glasgow Rangers",
            ]),
        Sample(
            "BetslipHeader", "Not logged in", ["Bet slip", "› Join now", "or", "› Log in", "› Close"], .portuguese,
            ["Boletim", "› Registar", "ou", "› Entrar", "› Fechar"]),
        Sample(
            "BetslipHeader", "Logged in", ["Bet slip", "Balance:", "XAF 25,000.00", "› Close"], .french,
            ["Coupon", "Solde :", "XAF 25 000,00", "› Fermer"]),
        Sample(
            "BetslipOddsBoostHeader", "Two of three",
            [
                "› You’re almost there! Get a 5% win boost by adding 1 more leg to your bet slip "
                    + "(1.10 min odds) 2 of 3"
            ], .french,
            [
                "› Vous y êtes presque ! Obtenez un boost de 5% en ajoutant 1 sélection au coupon "
                    + "(cote minimale 1,10) 2 sur 3"
            ]),
        Sample(
            "BetslipOddsBoostHeader", "Max boost",
            ["› You made it! Max win boost activated! (10%) All qualifying events added 3 of 3"], .portuguese,
            ["› Conseguiu! Reforço máximo ativado! (10%) Todos os eventos elegíveis adicionados 3 de 3"]),
        Sample(
            "BetslipFloating", "With tickets",
            [
                "› selections: 2 Odds: 2.50 Boost: 10% Open bet slip Get a 15% win boost by adding "
                    + "4 more legs to your bet slip 2 of 6"
            ], .portuguese,
            [
                "› seleções: 2 Odd: 2,50 Reforço: 10% Abrir boletim Ganhe um reforço de 15% ao "
                    + "juntar mais 4 seleções ao boletim 2 de 6"
            ]),
        Sample(
            "CashoutSlider", "Middle",
            [
                "0.10", "Choose a cashout amount", "200.00", "› Amount to cash out, XAF 100.00",
                "› Cash out XAF 100.00",
            ], .portuguese,
            [
                "0,10", "Escolha um valor de cash out", "200,00", "› Valor do cash out, XAF 100,00",
                "› Cash out XAF 100,00",
            ]),
        Sample(
            "CashoutAmount", "Loading", ["Partial cashout", "Loading"], .portuguese, ["Cash out parcial", "A carregar"]),
        Sample(
            "CashoutSubmissionInfo", "Error", ["Cashout of XAF 500.00 failed", "› Retry"], .portuguese,
            ["O cash out de XAF 500,00 falhou", "› Repetir"]),
        Sample(
            "OddsAcceptance", "Accepted", ["› Accept odds changes, checked", "Learn more"], .french,
            ["› Accepter les changements de cotes, coché", "En savoir plus"]),
        Sample(
            "OddsAcceptance", "Not accepted", ["› Accept odds changes, not checked", "Learn more"], .portuguese,
            ["› Aceitar alterações das odds, não marcado", "Saber mais"]),
        Sample(
            "TallOddsMatchCard", "Live",
            [
                "› LIVE 2nd half, 67 min Chelsea F.C. Tottenham Hotspur 1–0 1–1 2–1 1X2 TR "
                    + "Express pick Most popular Statistics more markets: 987",
                "› football ENG Premier League", "› Favourite, selected", "› Home 1.45", "› Draw 4.10",
                "› Away 7.50 price rose",
            ], .french,
            [
                "› EN DIRECT 2e mi-temps, 67 min Chelsea F.C. Tottenham Hotspur 1–0 1–1 2–1 1X2 "
                    + "TR Pari express Le plus populaire Statistiques autres marchés : 987",
                "› football ENG Premier League", "› Favori, choisi", "› Domicile 1,45", "› Nul 4,10",
                "› Extérieur 7,50 la cote a monté",
            ]),
        Sample(
            "InlineMatchCard", "Live football",
            [
                "› LIVE 45' Liverpool F.C. 2, Arsenal F.C. 1", "› Express pick Most popular more markets: 78",
                "› Home 1.45", "› Draw 4.10", "› Away 7.50",
            ], .portuguese,
            [
                "› AO VIVO 45' Liverpool F.C. 2, Arsenal F.C. 1",
                "› Aposta expresso Mais popular outros mercados: 78",
                "› Casa 1,45", "› Empate 4,10", "› Fora 7,50",
            ]),
        Sample(
            "TicketSelection", "Won",
            ["› football ESP La Liga Won Barcelona 2, Atletico Madrid 1 Total goals Over 2.5 Odds 1.85"], .french,
            ["› football ESP La Liga Gagné Barcelona 2, Atletico Madrid 1 Total de buts Plus " + "de 2,5 Cote 1,85"]),
        Sample(
            "TicketSelection", "Live",
            ["› football ESP La Liga LIVE Barcelona 2, Atletico Madrid 1 Total goals Over 2.5 Odds 1.85"], .portuguese,
            ["› futebol ESP La Liga AO VIVO Barcelona 2, Atletico Madrid 1 Total de golos Mais " + "de 2,5 Odd 1,85"]),
        Sample(
            "SuggestedBetsExpanded", "Collapsed", ["› Explore more bets, closed"], .french, ["› Plus de paris, fermé"]),
        Sample(
            "SuggestedBetsExpanded", "Empty", ["› Suggested bets, open", "No suggested bets now"], .portuguese,
            ["› Apostas sugeridas, aberto", "Sem apostas sugeridas agora"]),
        Sample(
            "Score", "Tennis", ["Serving, away", "15–30", "6–4", "4–6", "7–6"], .portuguese,
            ["A servir, fora", "15–30", "6–4", "4–6", "7–6"]),
        Sample(
            "PinDigitEntry", "Wrong", ["› Code of 6 digits, 1 2 3 4 5 6, This is not the right code"], .french,
            ["› Code à 6 chiffres, 1 2 3 4 5 6, Ce n’est pas le bon code"]),
        Sample(
            "PinDigitEntry", "Incomplete", ["› Code of 6 digits, 1 2, Enter all 6 digits"], .portuguese,
            ["› Código de 6 dígitos, 1 2, Introduza os 6 dígitos"]),
        Sample(
            "CodeInput", "Error",
            [
                "› Enter booking code, BA2672, Booking code can’t be found. It either doesn’t exist or expired.",
                "› Load bet slip",
            ], .french,
            [
                "› Saisissez le code du pari, BA2672, Code de pari introuvable. Il n’existe pas ou a expiré.",
                "› Charger le coupon",
            ]),
        Sample(
            "CodeClipboard", "Copied", ["› Copy booking code Copied to clipboard"], .portuguese,
            ["› Copiar o código da aposta Copiado para a área de transferência"]),
        Sample(
            "ResendCode", "Sending", ["Sending a new code, unavailable"], .portuguese,
            ["A enviar um novo código, indisponível"]),
        Sample("ResendCode", "Expired", ["› Resend code"], .french, ["› Renvoyer le code"]),
        Sample(
            "Search", "Recent searches",
            [
                "› Search in Sportsbook", "Recent searches", "› Liverpool", "› Manchester United", "› Premier League",
                "› Champions League", "› Arsenal",
            ], .portuguese,
            [
                "› Search in Sportsbook", "Pesquisas recentes", "› Liverpool", "› Manchester United",
                "› Premier League", "› Champions League", "› Arsenal",
            ]),
        Sample(
            "Search", "Nothing found", ["› Search in Sportsbook, Curling", "Nothing found", "› Clear"], .french,
            ["› Search in Sportsbook, Curling", "Aucun résultat", "› Effacer"]),
        Sample(
            "CasinoGameCard", "Loaded", ["› Plink Goal Gaming Corps from XAF 100.00 rated 4.5 of 5"], .portuguese,
            ["› Plink Goal Gaming Corps desde XAF 100,00 classificação 4,5 de 5"]),
        Sample(
            "CasinoGamePlayModeSelector", "Logged out",
            [
                "Surging 7s", "Pragmatic Play, high volatility, from XAF 25.00",
                "Sevens that surge from reel to reel, and a jackpot for nine of them.", "› Log in to play",
                "› Practise",
            ], .french,
            [
                "Surging 7s", "Pragmatic Play, forte volatilité, dès XAF 25,00",
                "Sevens that surge from reel to reel, and a jackpot for nine of them.", "› Se connecter pour jouer",
                "› S’entraîner",
            ]),
    ]

    /// Wallets, limits, messages, pages and the rest.
    private nonisolated static let account: [Sample] = [
        Sample(
            "CasinoGamePlayModeSelector", "Unavailable",
            [
                "Under maintenance", "Thunderkick", "The temple is being swept. It opens again soon.",
                "Not available now, unavailable", "› Check again",
            ], .portuguese,
            [
                "Under maintenance", "Thunderkick", "The temple is being swept. It opens again soon.",
                "Indisponível de momento, indisponível", "› Verificar de novo",
            ]),
        Sample(
            "WalletDetail", "Default",
            [
                "Wallet", "+234 737 456789", "Total balance", "XAF 2,000.00", "Current balance", "XAF 1,000.24",
                "Bonus", "XAF 1,000.24", "Cashback balance", "XAF 0.00", "Withdrawable", "XAF 1,000.24", "› Refresh",
                "› Withdraw", "› Deposit",
            ], .french,
            [
                "Portefeuille", "+234 737 456789", "Solde total", "XAF 2 000,00", "Solde actuel", "XAF 1 000,24",
                "Bonus", "XAF 1 000,24", "Solde cashback", "XAF 0,00", "Disponible au retrait", "XAF 1 000,24",
                "› Actualiser", "› Retirer", "› Déposer",
            ]),
        Sample(
            "WalletDetail", "Refreshing",
            [
                "Wallet", "+234 737 456789", "Total balance", "XAF 2,000.00", "Current balance", "XAF 1,000.24",
                "Bonus", "XAF 1,000.24", "Cashback balance", "XAF 0.00", "Withdrawable", "XAF 1,000.24",
                "Asking for the balances", "Refresh, unavailable", "› Withdraw", "› Deposit",
            ], .portuguese,
            [
                "Carteira", "+234 737 456789", "Saldo total", "XAF 2.000,00", "Saldo atual", "XAF 1.000,24", "Bónus",
                "XAF 1.000,24", "Saldo de cashback", "XAF 0,00", "Disponível para levantar", "XAF 1.000,24",
                "A pedir os saldos", "Atualizar, indisponível", "› Levantar", "› Depositar",
            ]),
        Sample(
            "WalletWidget", "Hidden", ["› Balance hidden, closed", "› Deposit"], .french,
            ["› Solde masqué, fermé", "› Déposer"]),
        Sample(
            "PendingWithdraw", "Pending",
            [
                "05/08/2025, 12:30", "Pending", "Amount", "XAF 150,000.00", "Transaction ID", "› ABC12345XYZ",
                "› Cancel, XAF 150,000.00",
            ], .portuguese,
            [
                "05/08/2025, 12:30", "Pendente", "Montante", "XAF 150.000,00", "N.º da transação", "› ABC12345XYZ",
                "› Anular, XAF 150.000,00",
            ]),
        Sample(
            "PendingWithdraw", "Copied",
            ["05/08/2025, 11:17", "In progress", "Amount", "XAF 200,000.00", "Transaction ID", "› Copied"], .french,
            ["05/08/2025, 11:17", "En cours", "Montant", "XAF 200 000,00", "N° de transaction", "› Copié"]),
        Sample(
            "TransactionItem", "Withdrawal",
            ["Withdrawal", "paid XAF 25.00", "› #T987654321", "13/01/2025, 20:15", "Balance:", "XAF 1,200.00"],
            .portuguese,
            ["Levantamento", "pago XAF 25,00", "› #T987654321", "13/01/2025, 20:15", "Saldo:", "XAF 1.200,00"]),
        Sample(
            "TransactionItem", "Deposit",
            ["Deposit", "received XAF 50.00", "› #T123456789", "13/01/2025, 18:59", "Balance:", "XAF 1,250.00"],
            .french, ["Dépôt", "reçu XAF 50,00", "› #T123456789", "13/01/2025, 18:59", "Solde :", "XAF 1 250,00"]),
        Sample(
            "TransactionItem", "Failed",
            [
                "Deposit", "not received XAF 500.00", "› #T303030303", "Failed", "15/01/2025, 09:12", "Balance:",
                "XAF 1,387.50",
            ], .portuguese,
            [
                "Depósito", "não recebido XAF 500,00", "› #T303030303", "Falhou", "15/01/2025, 09:12", "Saldo:",
                "XAF 1.387,50",
            ]),
        Sample(
            "StepInstruction", "Done", ["step 5, done", "Choose an amount."], .french,
            ["étape 5, terminée", "Choose an amount."]),
        Sample(
            "InfoRow", "Warning", ["Pending amount", "XAF 5,000.00, needs attention"], .portuguese,
            ["Pending amount", "XAF 5.000,00, requer atenção"]),
        Sample(
            "PillItem", "Read-only selected", ["Spread, selected, read only"], .french,
            ["Spread, choisi, lecture seule"]),
        Sample("PromotionItem", "Read-only", ["Casino, read only"], .portuguese, ["Casino, só de leitura"]),
        Sample(
            "BorderedTextField", "Disabled", ["Disabled field, Read only value, unavailable"], .french,
            ["Disabled field, Read only value, indisponible"]),
        Sample(
            "BorderedTextField", "Required error", ["› Required field, required, Required"], .portuguese,
            ["› Campo obrigatório, obrigatório, Obrigatório"]),
        Sample(
            "UserLimitCard", "Daily",
            [
                "Daily limit", "› Remove, Daily limit, XAF 5.00", "XAF 5.00", "XAF 2.50 used", "XAF 2.50 left",
            ], .portuguese,
            [
                "Limite diário", "› Remover, Limite diário, XAF 5,00", "XAF 5,00", "XAF 2,50 gastos",
                "Restam XAF 2,50",
            ]),
        Sample(
            "BonusInfoCard", "Released",
            [
                "First Deposit Bonus, Released", "Welcome", "Bonus amount", "XAF 10,000.00", "Remaining",
                "XAF 10,000.00", "Wagering progress, 100%", "XAF 30,000.00 of XAF 30,000.00 wagered",
                "› Terms and conditions", "Released: 20/10/2027, 09:30",
            ], .french,
            [
                "First Deposit Bonus, Débloqué", "Welcome", "Montant du bonus", "XAF 10 000,00", "Restant",
                "XAF 10 000,00", "Progression des mises, 100%", "XAF 30 000,00 misés sur XAF 30 000,00",
                "› Conditions générales", "Débloqué le : 20/10/2027, 09:30",
            ]),
        Sample(
            "PromotionalBonusCard", "First player",
            [
                "New today", "A free bet for the derby", "1 player has chosen this bonus",
                "› Claim bonus, A free bet for the derby",
            ], .portuguese,
            [
                "New today", "A free bet for the derby", "1 jogador escolheu este bónus",
                "› Receber bónus, A free bet for the derby",
            ]),
        Sample(
            "Toaster", "Several", ["› Success Booking code loaded 2 more to come"], .portuguese,
            ["› Sucesso Booking code loaded Mais 2 por ver"]),
        Sample("StatusNotification", "Error", ["› Error Transaction failed"], .french, ["› Erreur Transaction failed"]),
        Sample(
            "FloatingOverlay", "Several", ["› You’re in Sportsbook 2 more to come"], .portuguese,
            ["› Está nas apostas desportivas Mais 2 por ver"]),
        Sample("SeeMoreButton", "25 left", ["› Load 25 more"], .french, ["› Afficher 25 de plus"]),
        Sample(
            "SeeMoreButton", "Complete", ["Nothing more to load, unavailable"], .portuguese,
            ["Não há mais para carregar, indisponível"]),
        Sample(
            "NotificationList", "Empty",
            ["No notifications", "News about your account and your bets will be here", "› Refresh"], .french,
            ["Aucune notification", "Vous trouverez ici les nouvelles de votre compte et de vos paris", "› Actualiser"]),
        Sample(
            "StatisticsWidget", "Form",
            [
                "› Head to head", "› Form, selected", "› Team stats", "› Last matches", "Manchester",
                "won, won, drawn, won, lost", "Won 3, Drawn 1, Lost 1", "Scored", "2 3 1 2 0", "Glasgow",
                "lost, won, won, drawn, won", "Won 3, Drawn 1, Lost 1", "Scored", "1 2 4 1 2", "› Page 2 of 4",
                "› Refresh",
            ], .portuguese,
            [
                "› Head to head", "› Form, selecionado", "› Team stats", "› Last matches", "Manchester",
                "vitória, vitória, empate, vitória, derrota", "Vitórias 3, Empates 1, Derrotas 1", "Marcados",
                "2 3 1 2 0", "Glasgow", "derrota, vitória, vitória, empate, vitória",
                "Vitórias 3, Empates 1, Derrotas 1", "Marcados", "1 2 4 1 2", "› Página 2 de 4", "› Atualizar",
            ]),
        Sample(
            "StatisticsWidget", "Columns",
            ["› Aces, selected", "Aces in each set", "Set 1 4, Set 2 7, Set 3 0, Set 4 11, Set 5 6", "› Refresh"],
            .french,
            ["› Aces, choisi", "Aces in each set", "Set 1 4, Set 2 7, Set 3 0, Set 4 11, Set 5 6", "› Actualiser"]),
        Sample(
            "AdaptiveTabBar", "Home", ["› Sports, selected", "› Live", "› My bets", "› Search", "› Casino"], .french,
            ["› Sports, choisi", "› En direct", "› Mes paris", "› Rechercher", "› Casino"]),
        Sample(
            "MultiWidgetToolbar", "Complex logged in",
            [
                "› betsson", "› Search", "› Notifications", "› Balance XAF 125,000.00, closed", "› Deposit",
                "› My profile",
            ],
            .portuguese,
            [
                "› betsson", "› Pesquisar", "› Notifications", "› Saldo XAF 125.000,00, fechado", "› Depositar",
                "› O meu perfil",
            ]),
        Sample(
            "ThemeSwitcher", "Dark", ["› Light", "› System", "› Dark, selected"], .french,
            ["› Clair", "› Système", "› Sombre, choisi"]),
        Sample(
            "ShareChannelsGrid", "All",
            [
                "› Twitter", "› WhatsApp", "› Facebook", "› Telegram", "› Messenger", "› Viber", "› SMS", "› Email",
                "› Copy link",
            ], .portuguese,
            [
                "› Twitter", "› WhatsApp", "› Facebook", "› Telegram", "› Messenger", "› Viber", "› SMS", "› E-mail",
                "› Copiar link",
            ]),
        Sample(
            "ProfileMenuList", "Default",
            [
                "› Notifications", "› Transaction history", "› Change language English", "› Responsible gaming",
                "› Help centre", "› Change password", "› Log out",
            ], .french,
            [
                "› Notifications", "› Historique des transactions", "› Changer de langue English", "› Jeu responsable",
                "› Centre d’aide", "› Changer le mot de passe", "› Se déconnecter",
            ]),
        Sample("LanguageSelector", "Loading", ["Loading languages"], .portuguese, ["A carregar os idiomas"]),
        Sample(
            "VideoBlock", "Paused", ["› Go on A look around 0:02 / 0:04, Paused"], .portuguese,
            ["› Continuar A look around 0:02 / 0:04, Em pausa"]),
        Sample(
            "VideoBlock", "Ended", ["› Play again A look around 0:04, Ended"], .french,
            ["› Revoir A look around 0:04, Terminé"]),
        Sample(
            "TransactionVerification", "Incomplete PIN",
            [
                "Prompt on its way…", "We are sending a prompt to your phone +237 612345678",
                "PIN: 2 of 4 digits entered", "0:52 left",
            ], .portuguese,
            [
                "Pedido a caminho…", "Estamos a enviar um pedido para o seu telefone +237 612345678",
                "PIN: 2 de 4 dígitos introduzidos", "Restam 0:52",
            ]),
        Sample(
            "TransactionVerification", "Expired",
            ["Time is up", "Nobody confirmed the payment in time", "› Send it again"], .french,
            ["Temps écoulé", "Personne n’a confirmé le paiement à temps", "› Renvoyer"]),
        Sample(
            "SportTypeSelector", "Screen",
            ["Select a sport", "› Cancel", "› Football, selected", "› Basketball", "› Tennis", "› Baseball"],
            .portuguese,
            ["Escolha um desporto", "› Cancelar", "› Futebol, selecionado", "› Basquetebol", "› Ténis", "› Basebol"]),
        Sample(
            "MatchBanner", "Prelive match",
            ["› Tomorrow, 20:00 Premier League Man City Arsenal", "› Home 1.55", "› Draw 5.00", "› Away 5.00"],
            .french,
            ["› Demain, 20:00 Premier League Man City Arsenal", "› Domicile 1,55", "› Nul 5,00", "› Extérieur 5,00"]),
        Sample(
            "TopBannerSlider", "Mixed",
            [
                "› Tomorrow, 20:00 Premier League Man City Arsenal", "› Home 1.55", "› Draw 5.00", "› Away 5.00",
                "› Page 2 of 4",
            ], .portuguese,
            [
                "› Amanhã, 20:00 Premier League Man City Arsenal", "› Casa 1,55", "› Empate 5,00", "› Fora 5,00",
                "› Página 2 de 4",
            ]),
        Sample("CustomSlider", "Own lower end", ["› Minimum odds, 1.75"], .french, ["› Minimum odds, 1,75"]),
        Sample(
            "CountryLeaguesFilter", "Basic",
            [
                "› Popular countries, open", "› ENG England 49, closed", "› FRA France 20, closed",
                "› GER Germany 18, closed", "Reset, unavailable",
            ], .portuguese,
            [
                "› Popular countries, aberto",
                "› ENG Inglaterra 49, fechado", "› FRA França 20, fechado", "› GER Alemanha 18, fechado",
                "Repor, indisponível",
            ]),
    ]
}
