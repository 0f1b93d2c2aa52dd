import type { SealedColumn } from '../../platform/crypto/sealed-column.ts';
import { answersContext, setAsideContext } from './sealed-answers.ts';

export const KYC_SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'kyc_versions', column: 'answers', keys: ['id'], contextOf: (id = '') => answersContext(id) },
  {
    table: 'kyc_set_aside_answers',
    column: 'sealed',
    keys: ['id'],
    contextOf: (id = '') => setAsideContext(id),
  },
];
