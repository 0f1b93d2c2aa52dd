import type { DealFile } from '@portal/domain/offering/deals/deal-file.wire';
import { createContext, use } from 'react';

/** The files that films and documents of the deal, or of the version that is read, name. */
export const DealFilesContext = createContext<readonly DealFile[]>([]);

/** Finds a file by its id; undefined where nothing is named. */
export function useFindFile(): (id: string) => DealFile | undefined {
  const files = use(DealFilesContext);
  return (id) => files.find((file) => file.id === id);
}
