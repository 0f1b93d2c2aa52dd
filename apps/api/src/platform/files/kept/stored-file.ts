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
  | 'film'
  | 'film-draft'
  | 'picture';

/** A file as its row tells; the bytes lie in the file store under `storageKey`. */
export type StoredFile = {
  id: string;
  /** Whose it is; null for what no investor sent or signed. */
  investorId: string | null;
  purpose: FilePurpose;
  originalName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  pages: number | null;
  storageKey: string;
  /** The data key that seals the bytes, or ENCRYPTED_BY_STORE; null where it was not recorded when the file came. */
  dataKeyId: string | null;
  createdAt: Date;
};

/** A file that is about to be kept, with whom it is for. */
export type FileToKeep = StoredFile & { audience: FileAudience };
