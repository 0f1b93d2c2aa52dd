import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import type { DealAttachments } from '../deal-tables.ts';

/** The memorandum that a deal or a version of it has, in each language. */
export function memorandaOf({ documents }: DealAttachments): OfficeDeal['memoranda'] {
  return documents
    .filter(({ kind }) => kind === 'offering-memorandum')
    .map(({ kind: _kind, ...memorandum }) => memorandum);
}
