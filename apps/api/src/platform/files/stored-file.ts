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
  | 'film';

/** A file as its row tells; the bytes lie in the file store under `storageKey`. */
export type StoredFile = {
  id: string;
  /** Null for a file of a deal, which every investor may read. */
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
