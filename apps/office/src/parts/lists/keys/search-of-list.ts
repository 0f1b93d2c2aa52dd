/** Marks the field to which `/` leads. */
export const SEARCH_OF_LIST = 'data-search-of-list';
