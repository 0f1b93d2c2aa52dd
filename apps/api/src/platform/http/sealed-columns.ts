import type { SealedColumn } from '../crypto/sealed-column.ts';
import { answerContext } from './idempotency.ts';

export const HTTP_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'idempotency_keys',
    column: 'answer',
    keys: ['owner', 'route', 'key'],
    contextOf: (owner = '', route = '', key = '') => answerContext({ owner, route, key }),
  },
];
