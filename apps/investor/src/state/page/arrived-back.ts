import { createContext } from 'react';

/**
 * Whether the current address was reached by Back. A page cannot ask the router: routes get an explicit location, below
 * which every navigation looks like that.
 */
export const ArrivedBack = createContext(true);
