#include "kit_files.h"

#include "../find.h"

static const struct file files[] = {
    {"fr", (const char[]){
#embed "../../GomaKit/Languages/fr.yaml"
    , 0}},
    {"pt", (const char[]){
#embed "../../GomaKit/Languages/pt.yaml"
    , 0}},
};

const char *goma_language(const char *locale) { return FIND(files, locale); }
