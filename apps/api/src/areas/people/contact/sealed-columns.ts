import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { replyContext, requestContext } from './sealed-messages.ts';

export const CONTACT_SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'contact_requests', column: 'sealed', keys: ['id'], contextOf: (id = '') => requestContext(id) },
  { table: 'contact_replies', column: 'sealed', keys: ['id'], contextOf: (id = '') => replyContext(id) },
];
