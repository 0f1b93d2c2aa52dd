import type { StoredFile } from '../kept/stored-file.ts';

/** What a link to a stored file needs. */
export type LinkedFile = Pick<StoredFile, 'id' | 'contentType' | 'sizeBytes' | 'originalName' | 'storageKey'>;

/** The same as columns, for a query that joins `files`. */
export const LINKED_FILE = [
  'files.id',
  'files.content_type as contentType',
  'files.size_bytes as sizeBytes',
  'files.original_name as originalName',
  'files.storage_key as storageKey',
] as const;
