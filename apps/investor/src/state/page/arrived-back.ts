import { createContext } from 'react';

/**
 * Whether the address on screen was gone back to, or opened. A page cannot ask the router: the routes are given the location to
 * show, and below them every one of those looks like that.
 */
export const ArrivedBack = createContext(true);
