import type { ApiDocument, Operation } from './document-types.ts';

/** Every call of a document. */
export function operationsOf({ paths }: Pick<ApiDocument, 'paths'>): Operation[] {
  return Object.values(paths).flatMap(({ get, post }) => [get, post].filter((call) => call !== undefined));
}
