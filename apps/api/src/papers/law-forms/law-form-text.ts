import type { FilledBy } from '@portal/domain/agreement/signing/signing.wire';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** Where the words of a form were read. */
export type FormSource = {
  /** The form, and which consolidation or copy of it. */
  instrument: string;
  /** Where the text stands; what was read of it is in `file`. */
  address: string;
  readOn: string;
  /** In `sources`, with its SHA-256 in hexadecimal: markup and the answers of the copy are left out of it. */
  file: string;
  sha256: string;
};

/** What the deletion of rows depends on, which the form itself prescribes. */
export type FormFacts = {
  isSoldByRegistrant: boolean;
  isReportingIssuer: boolean;
  hasRightOfRedemption: boolean;
  /** Where the purchaser lives. */
  province: ProvinceCode;
};

/** Why a row is deleted. */
export type DeletedWhen =
  | 'sold-by-registrant'
  | 'issuer-reports'
  | 'issuer-does-not-report'
  | 'no-right-of-redemption'
  | 'purchaser-in-manitoba';

/** What the issuer or the dealer completes before the purchaser signs. */
export type FilledValue =
  | 'security'
  | 'issuer'
  | 'purchasedFrom'
  | 'issuerAddress'
  | 'issuerPhone'
  | 'issuerEmail'
  | 'salesperson'
  | 'dealer'
  | 'dealerPhone'
  | 'dealerEmail';

/** `missing` says, for counsel, which of a part's wording was not found; its text is null where all of it was not. */
export type FormPart =
  | { kind: 'warning' | 'heading' | 'paragraph'; text: string }
  | { kind: 'missing'; missing: string }
  | {
      kind: 'initial';
      rowId: string;
      title: string | null;
      text: string | null;
      deletedWhen?: readonly DeletedWhen[];
      missing?: string;
    }
  | {
      kind: 'choice';
      choiceId: string;
      title: string | null;
      rows: readonly { rowId: string; text: string | null }[];
    }
  | { kind: 'filled'; by: FilledBy; rows: readonly { label: string | null; value: FilledValue }[] };

/** A prescribed form in a language. Its words are the law's, and are written from nobody's memory. */
export type LawFormText = {
  /** Null where nothing of it was found. */
  source: FormSource | null;
  parts: readonly FormPart[];
};
