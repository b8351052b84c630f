#include "review_files.h"

#include "../find.h"

static const char descriptions[] = {
#embed "../../GomaReview/Schemas/field-descriptions.txt"
    , 0};

const char *goma_field_descriptions(void) { return descriptions; }
