/** Why a page of a document may not be shown, in every call that shows one. */
export const PAGE_ERRORS = ['PAGE_MISSING', 'PAGES_PROTECTED', 'PAGES_NOT_DRAWN'] as const;
