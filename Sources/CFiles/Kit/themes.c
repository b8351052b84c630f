#include "kit_files.h"

#include "../find.h"

static const struct file files[] = {
    {"goma-contrast-dark", (const char[]){
#embed "../../../Themes/goma-contrast-dark.yaml"
    , 0}},
    {"goma-contrast-light", (const char[]){
#embed "../../../Themes/goma-contrast-light.yaml"
    , 0}},
    {"goma-dark", (const char[]){
#embed "../../../Themes/goma-dark.yaml"
    , 0}},
    {"goma-light", (const char[]){
#embed "../../../Themes/goma-light.yaml"
    , 0}},
    {"goma-mono", (const char[]){
#embed "../../../Themes/goma-mono.yaml"
    , 0}},
    {"goma-terminal", (const char[]){
#embed "../../../Themes/goma-terminal.yaml"
    , 0}},
};

const char *goma_theme(const char *name) { return FIND(files, name); }

static const struct file tables[] = {
    {"goma-contrast-dark", (const char[]){
#embed "../../GomaKit/Style/Tables/goma-contrast-dark.txt"
    , 0}},
    {"goma-contrast-light", (const char[]){
#embed "../../GomaKit/Style/Tables/goma-contrast-light.txt"
    , 0}},
    {"goma-dark", (const char[]){
#embed "../../GomaKit/Style/Tables/goma-dark.txt"
    , 0}},
    {"goma-light", (const char[]){
#embed "../../GomaKit/Style/Tables/goma-light.txt"
    , 0}},
    {"goma-mono", (const char[]){
#embed "../../GomaKit/Style/Tables/goma-mono.txt"
    , 0}},
    {"goma-terminal", (const char[]){
#embed "../../GomaKit/Style/Tables/goma-terminal.txt"
    , 0}},
};

const char *goma_theme_table(const char *name) { return FIND(tables, name); }
