#include "guides.h"

#include "../find.h"

static const struct file files[] = {
    {"app", (const char[]){
#embed "../../GomaGuides/Guides/app.md"
    , 0}},
    {"app-tutorial", (const char[]){
#embed "../../GomaGuides/Guides/app-tutorial.md"
    , 0}},
    {"changes", (const char[]){
#embed "../../GomaGuides/Guides/changes.md"
    , 0}},
    {"command-line", (const char[]){
#embed "../../GomaGuides/Guides/command-line.md"
    , 0}},
    {"component-tutorial", (const char[]){
#embed "../../GomaGuides/Guides/component-tutorial.md"
    , 0}},
    {"feeds", (const char[]){
#embed "../../GomaGuides/Guides/feeds.md"
    , 0}},
    {"gallery", (const char[]){
#embed "../../GomaGuides/Guides/gallery.md"
    , 0}},
    {"languages", (const char[]){
#embed "../../GomaGuides/Guides/languages.md"
    , 0}},
    {"modules", (const char[]){
#embed "../../GomaGuides/Guides/modules.md"
    , 0}},
    {"own-app", (const char[]){
#embed "../../GomaGuides/Guides/own-app.md"
    , 0}},
    {"own-components", (const char[]){
#embed "../../GomaGuides/Guides/own-components.md"
    , 0}},
    {"pages", (const char[]){
#embed "../../GomaGuides/Guides/pages.md"
    , 0}},
    {"reviewing", (const char[]){
#embed "../../GomaGuides/Guides/reviewing.md"
    , 0}},
    {"terminals", (const char[]){
#embed "../../GomaGuides/Guides/terminals.md"
    , 0}},
    {"testing", (const char[]){
#embed "../../GomaGuides/Guides/testing.md"
    , 0}},
    {"themes", (const char[]){
#embed "../../GomaGuides/Guides/themes.md"
    , 0}},
};

const char *goma_guide(const char *name) { return FIND(files, name); }
