/** Who a file is for: its investor alone, every investor, anybody, or the dealer's people and nobody else. */
export type FileAudience = 'owner' | 'investors' | 'public' | 'staff';

/** What a file is for; kept with it, so that retention and access can be decided by purpose. */
export type FilePurpose =
  | 'identity-front'
  | 'identity-back'
  | 'address-proof'
  | 'void-cheque'
  | 'signed-document'
  | 'dealer-form'
  | 'statement'
  | 'deal-document'
  | 'deal-draft'
  | 'office-export'
  | 'trust-day'
  | 'audit-archive'
  | 'film'
  | 'film-draft'
  | 'picture';

/** A file as its row describes it; its bytes are in the file store under `storageKey`. */
export type StoredFile = {
  id: string;
  /** The owner; null if no investor sent or signed it. */
  investorId: string | null;
  purpose: FilePurpose;
  originalName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  pages: number | null;
  storageKey: string;
  /** The data key that seals the bytes, or ENCRYPTED_BY_STORE; null if it was not recorded when the file came. */
  dataKeyId: string | null;
  createdAt: Date;
};

/** A file about to be kept, with its audience. */
export type FileToKeep = StoredFile & { audience: FileAudience };
