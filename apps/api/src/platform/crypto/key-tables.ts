import type { KeyPurpose } from './key-purpose.ts';

/** The table of the data keys. */
export type KeyTables = {
  /** Keys that encrypt values and files, wrapped by a master key; one of each purpose is current. */
  data_keys: {
    id: string;
    purpose: KeyPurpose;
    wrapped: Buffer;
    master_key_id: string;
    created_at: Date;
    retired_at: Date | null;
  };
};
