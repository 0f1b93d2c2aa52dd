import { createContext } from 'react';

/**
 * Where the open section's button stands: below its fields where undefined, otherwise in this element of the page, which is null until
 * the page has drawn it.
 */
export const ActionPlace = createContext<HTMLElement | null | undefined>(undefined);
