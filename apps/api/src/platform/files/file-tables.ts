import type { Generated } from 'kysely';
import type { FileAudience, FilePurpose } from './kept/stored-file.ts';

/** The tables of stored files. */
export type FileTables = {
  files: {
    id: string;
    /** The owner; null if no investor sent or signed it. */
    investor_id: string | null;
    audience: FileAudience;
    purpose: FilePurpose;
    original_name: string;
    content_type: string;
    size_bytes: number;
    sha256: string;
    pages: number | null;
    storage_key: string;
    /** What its bytes are sealed with: a data key, or the store; null if it was not recorded. */
    data_key_id: string | null;
    created_at: Date;
  };
  /** Files that come in pieces, until they are whole and kept. */
  uploads: {
    id: string;
    /** The owner: an investor or a staff member. */
    investor_id: string | null;
    staff_id: Generated<string | null>;
    original_name: string;
    length_bytes: number;
    sha256: string;
    /** Bytes stored, from the beginning without a gap. */
    offset_bytes: number;
    /** When it began, or when its last piece arrived. */
    used_at: Date;
  };
  upload_pieces: {
    upload_id: string;
    offset_bytes: number;
    sha256: string;
    storage_key: string;
    data_key_id: string;
  };
  /** Former places of resealed bytes; removed once nobody can still be reading them. */
  replaced_files: { storage_key: string; replaced_at: Date };
  /** How far the sweep of a store has come, and what it removed since its night began. */
  sweeps: { store: string; after: string; begun_at: Date; removed: number };
  /** The first page of a published document, sealed with context `first-page:<sha256>`; null where it cannot be drawn. */
  first_pages: { sha256: string; sealed: Buffer | null };
};
