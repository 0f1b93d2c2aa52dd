import type { FileAudience, FilePurpose } from './stored-file.ts';

/** Who asks for a file. */
export type FileReader = { as: 'visitor' } | { as: 'investor'; investorId: string } | { as: 'staff' };

/**
 * What a reader finds without being its owner. The office reads no investor's own file this way: looking at one asks for a
 * reason, and is on record.
 */
export const READS: Readonly<Record<FileReader['as'], readonly FileAudience[]>> = {
  visitor: ['public'],
  investor: ['public', 'investors'],
  staff: ['public', 'investors', 'staff'],
};

/** Whom a file is for when it comes. */
export const AUDIENCE_AT_FIRST: Readonly<Record<FilePurpose, FileAudience>> = {
  'identity-front': 'owner',
  'identity-back': 'owner',
  'address-proof': 'owner',
  'void-cheque': 'owner',
  'signed-document': 'owner',
  'dealer-form': 'owner',
  statement: 'owner',
  'deal-document': 'investors',
  // Not published yet.
  'deal-draft': 'staff',
  'film-draft': 'staff',
  // Of lists of the office; only who asked for one is given a link to it.
  'office-export': 'staff',
  // Of closed days of the trust accounts.
  'trust-day': 'staff',
  film: 'public',
  picture: 'public',
};
