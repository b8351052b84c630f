// Who tests components has the reviews that tell what is wrong.
@_exported import GomaReview
