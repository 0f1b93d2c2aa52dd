/** The errors of every call that shows a page of a document. */
export const PAGE_ERRORS = ['PAGE_MISSING', 'PAGES_PROTECTED', 'PAGES_NOT_DRAWN'] as const;
