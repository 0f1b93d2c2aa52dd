export type IdentityPerson = 'principal' | 'secondary';

/** One file of a person's evidence, with its kind of document. */
export type KycUpload = {
  person: IdentityPerson;
  file: File;
  part: 'front' | 'back' | 'bill' | 'statement';
  documentType: string;
  /** It replaces another version of the same photo, which is removed. */
  isReplacing: boolean;
  /** Called with the fraction sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** A person's identity verification in wire names, with file ids. */
export type IdentityPartAnswer = Readonly<Record<string, unknown>>;
