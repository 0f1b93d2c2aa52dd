import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import type { DocumentContent } from '../documents/document-particulars.ts';
import type { Evidence } from './evidence.ts';

export type Letterhead = { name: string; address: string; phone: string; email: string };

/** A signer's initials beside a statement, with the time (ISO 8601 UTC) at which they were given. */
export type PaperInitials = { initials: string; at: string };

/** One line to sign on; `signed` is null while nobody has. */
export type SignatureLine = { name: string; signed: { mark: SignatureInput; at: string } | null };

/** Everything a printed document shows. The same paper always gives the same bytes. */
export type Paper = {
  /** Printed in the footer of each page. */
  id: string;
  content: DocumentContent;
  /** Printed across each page of a form that may not be used. */
  isSpecimen?: boolean;
  /** Under the title: the order and the day, for instance. */
  subtitle: string;
  letterhead: Letterhead;
  /** Row id to the initials given there, one for each signer. One without any is printed as not initialled. */
  initials: Record<string, PaperInitials[]>;
  /** Empty for a document that nobody signs. */
  signatureLines: SignatureLine[];
  /** Null for a document that is only read. */
  evidence: Evidence | null;
  /** IANA zone in which times are printed; the evidence page adds UTC. */
  timeZone: string;
  /** ISO 8601 UTC; becomes the file's own creation date. */
  createdAt: string;
};
