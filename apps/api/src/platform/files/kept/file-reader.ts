import type { FileAudience, FilePurpose } from './stored-file.ts';

/** Who asks for a file. */
export type FileReader = { as: 'visitor' } | { as: 'investor'; investorId: string } | { as: 'staff' };

/**
 * What a reader may see of other people's files. The office never reads an investor's own file this way: that takes a reason, and is
 * recorded.
 */
export const READS: Readonly<Record<FileReader['as'], readonly FileAudience[]>> = {
  visitor: ['public'],
  investor: ['public', 'investors'],
  staff: ['public', 'investors', 'staff'],
};

/** Whom a new file is for. */
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
  // For lists of the office; only the person who requested one gets a link to it.
  'office-export': 'staff',
  // Of closed days of the trust accounts.
  'trust-day': 'staff',
  // Read by the command line alone.
  'audit-archive': 'staff',
  film: 'public',
  picture: 'public',
};
