export type IdentityPerson = 'principal' | 'secondary';

/** One file of a person's evidence with the kind of document it is of. */
export type KycUpload = {
  person: IdentityPerson;
  file: File;
  part: 'front' | 'back' | 'bill' | 'statement';
  documentType: string;
  /** It takes the place of another version of the same photo, which is removed. */
  isReplacing: boolean;
  /** Told how much is sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** A person's part of identity verification in wire names, with the ids of its files. */
export type IdentityPartAnswer = Readonly<Record<string, unknown>>;
