import type { DealFile } from '@portal/domain/offering/deals/deal-file.wire';
import { createContext, use } from 'react';

/** The files of the deal's films and documents, or those of the version on screen. */
export const DealFilesContext = createContext<readonly DealFile[]>([]);

/** Finds a file by its id; undefined without an id. */
export function useFindFile(): (id: string) => DealFile | undefined {
  const files = use(DealFilesContext);
  return (id) => files.find((file) => file.id === id);
}
