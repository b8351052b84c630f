#include "app_files.h"

#include "../find.h"

static const struct file files[] = {
    {"Demo/App/app.yaml", (const char[]){
#embed "../../../Demo/App/app.yaml"
    , 0}},
    {"Demo/App/data/categories.yaml", (const char[]){
#embed "../../../Demo/App/data/categories.yaml"
    , 0}},
    {"Demo/App/data/events.yaml", (const char[]){
#embed "../../../Demo/App/data/events.yaml"
    , 0}},
    {"Demo/App/data/games.yaml", (const char[]){
#embed "../../../Demo/App/data/games.yaml"
    , 0}},
    {"Demo/App/data/offer-list.yaml", (const char[]){
#embed "../../../Demo/App/data/offer-list.yaml"
    , 0}},
    {"Demo/App/data/promotions.yaml", (const char[]){
#embed "../../../Demo/App/data/promotions.yaml"
    , 0}},
    {"Demo/App/data/questions.yaml", (const char[]){
#embed "../../../Demo/App/data/questions.yaml"
    , 0}},
    {"Demo/App/data/tournaments.yaml", (const char[]){
#embed "../../../Demo/App/data/tournaments.yaml"
    , 0}},
    {"Demo/App/forms/code-form.yaml", (const char[]){
#embed "../../../Demo/App/forms/code-form.yaml"
    , 0}},
    {"Demo/App/forms/document-form.yaml", (const char[]){
#embed "../../../Demo/App/forms/document-form.yaml"
    , 0}},
    {"Demo/App/forms/limit-form.yaml", (const char[]){
#embed "../../../Demo/App/forms/limit-form.yaml"
    , 0}},
    {"Demo/App/forms/login-form.yaml", (const char[]){
#embed "../../../Demo/App/forms/login-form.yaml"
    , 0}},
    {"Demo/App/forms/profile-form.yaml", (const char[]){
#embed "../../../Demo/App/forms/profile-form.yaml"
    , 0}},
    {"Demo/App/forms/register-form.yaml", (const char[]){
#embed "../../../Demo/App/forms/register-form.yaml"
    , 0}},
    {"Demo/App/forms/withdrawal-form.yaml", (const char[]){
#embed "../../../Demo/App/forms/withdrawal-form.yaml"
    , 0}},
    {"Demo/App/pages/account.yaml", (const char[]){
#embed "../../../Demo/App/pages/account.yaml"
    , 0}},
    {"Demo/App/pages/bet.yaml", (const char[]){
#embed "../../../Demo/App/pages/bet.yaml"
    , 0}},
    {"Demo/App/pages/bets.yaml", (const char[]){
#embed "../../../Demo/App/pages/bets.yaml"
    , 0}},
    {"Demo/App/pages/casino.yaml", (const char[]){
#embed "../../../Demo/App/pages/casino.yaml"
    , 0}},
    {"Demo/App/pages/category.yaml", (const char[]){
#embed "../../../Demo/App/pages/category.yaml"
    , 0}},
    {"Demo/App/pages/code.yaml", (const char[]){
#embed "../../../Demo/App/pages/code.yaml"
    , 0}},
    {"Demo/App/pages/deposit.yaml", (const char[]){
#embed "../../../Demo/App/pages/deposit.yaml"
    , 0}},
    {"Demo/App/pages/documents.yaml", (const char[]){
#embed "../../../Demo/App/pages/documents.yaml"
    , 0}},
    {"Demo/App/pages/explain.yaml", (const char[]){
#embed "../../../Demo/App/pages/explain.yaml"
    , 0}},
    {"Demo/App/pages/filters.yaml", (const char[]){
#embed "../../../Demo/App/pages/filters.yaml"
    , 0}},
    {"Demo/App/pages/game.yaml", (const char[]){
#embed "../../../Demo/App/pages/game.yaml"
    , 0}},
    {"Demo/App/pages/help.yaml", (const char[]){
#embed "../../../Demo/App/pages/help.yaml"
    , 0}},
    {"Demo/App/pages/history.yaml", (const char[]){
#embed "../../../Demo/App/pages/history.yaml"
    , 0}},
    {"Demo/App/pages/limit.yaml", (const char[]){
#embed "../../../Demo/App/pages/limit.yaml"
    , 0}},
    {"Demo/App/pages/limits.yaml", (const char[]){
#embed "../../../Demo/App/pages/limits.yaml"
    , 0}},
    {"Demo/App/pages/live.yaml", (const char[]){
#embed "../../../Demo/App/pages/live.yaml"
    , 0}},
    {"Demo/App/pages/login.yaml", (const char[]){
#embed "../../../Demo/App/pages/login.yaml"
    , 0}},
    {"Demo/App/pages/match.yaml", (const char[]){
#embed "../../../Demo/App/pages/match.yaml"
    , 0}},
    {"Demo/App/pages/notifications.yaml", (const char[]){
#embed "../../../Demo/App/pages/notifications.yaml"
    , 0}},
    {"Demo/App/pages/offers.yaml", (const char[]){
#embed "../../../Demo/App/pages/offers.yaml"
    , 0}},
    {"Demo/App/pages/play.yaml", (const char[]){
#embed "../../../Demo/App/pages/play.yaml"
    , 0}},
    {"Demo/App/pages/profile.yaml", (const char[]){
#embed "../../../Demo/App/pages/profile.yaml"
    , 0}},
    {"Demo/App/pages/promotion.yaml", (const char[]){
#embed "../../../Demo/App/pages/promotion.yaml"
    , 0}},
    {"Demo/App/pages/register.yaml", (const char[]){
#embed "../../../Demo/App/pages/register.yaml"
    , 0}},
    {"Demo/App/pages/search.yaml", (const char[]){
#embed "../../../Demo/App/pages/search.yaml"
    , 0}},
    {"Demo/App/pages/settings.yaml", (const char[]){
#embed "../../../Demo/App/pages/settings.yaml"
    , 0}},
    {"Demo/App/pages/slip.yaml", (const char[]){
#embed "../../../Demo/App/pages/slip.yaml"
    , 0}},
    {"Demo/App/pages/terms.yaml", (const char[]){
#embed "../../../Demo/App/pages/terms.yaml"
    , 0}},
    {"Demo/App/pages/text.yaml", (const char[]){
#embed "../../../Demo/App/pages/text.yaml"
    , 0}},
    {"Demo/App/pages/tournament.yaml", (const char[]){
#embed "../../../Demo/App/pages/tournament.yaml"
    , 0}},
    {"Demo/App/pages/wallet.yaml", (const char[]){
#embed "../../../Demo/App/pages/wallet.yaml"
    , 0}},
    {"Demo/App/pages/withdraw.yaml", (const char[]){
#embed "../../../Demo/App/pages/withdraw.yaml"
    , 0}},
    {"Demo/App/parts/back.yaml", (const char[]){
#embed "../../../Demo/App/parts/back.yaml"
    , 0}},
    {"Demo/App/parts/bar.yaml", (const char[]){
#embed "../../../Demo/App/parts/bar.yaml"
    , 0}},
    {"Demo/App/parts/floating.yaml", (const char[]){
#embed "../../../Demo/App/parts/floating.yaml"
    , 0}},
    {"Demo/App/parts/game-card.yaml", (const char[]){
#embed "../../../Demo/App/parts/game-card.yaml"
    , 0}},
    {"Demo/App/parts/guest.yaml", (const char[]){
#embed "../../../Demo/App/parts/guest.yaml"
    , 0}},
    {"Demo/App/parts/searched.yaml", (const char[]){
#embed "../../../Demo/App/parts/searched.yaml"
    , 0}},
    {"Demo/App/parts/slip-parts.yaml", (const char[]){
#embed "../../../Demo/App/parts/slip-parts.yaml"
    , 0}},
    {"Demo/App/parts/toolbar.yaml", (const char[]){
#embed "../../../Demo/App/parts/toolbar.yaml"
    , 0}},
};

const char *goma_app_file(const char *path) { return FIND(files, path); }
