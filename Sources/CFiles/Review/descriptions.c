#include "review_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char descriptions[] = {
#embed "../../GomaReview/Schemas/field-descriptions.txt"
    , 0};

const char *goma_field_descriptions(void) { return descriptions; }
