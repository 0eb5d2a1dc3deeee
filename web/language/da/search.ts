/** Of requests to the search. */
export const SEARCH_FIELDS = {};
