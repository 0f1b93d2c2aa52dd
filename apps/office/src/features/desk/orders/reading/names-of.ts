import type { ReadDocument } from '@portal/domain/desk/orders/office-case-reading.wire';
import { useFieldName } from '../field-name.ts';

/** The names of some documents, as one text. */
export function useNamesOf(): (documents: readonly ReadDocument[]) => string {
  const nameOf = useFieldName();
  return (documents) => documents.map(({ title, path }) => title ?? nameOf(path ?? '')).join(', ');
}
