import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { draftContext } from './draft-context.ts';

export const DRAFT_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'drafts',
    column: 'sealed',
    keys: ['investor_id', 'scope'],
    contextOf: (investorId = '', scope = '') => draftContext(investorId, scope),
  },
];
