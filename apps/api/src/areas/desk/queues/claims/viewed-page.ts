import type { ViewedKind } from '@portal/domain/desk/queues/desk-queues';
import type { Subject } from './claims.store.ts';

/** What somebody has open. */
export type ViewedPage = { kind: ViewedKind; id: string };

type Stands = { tradeId: string | null; investorId: string | null };

/** What is open when a row is viewed: the row itself, or the page it is on. A message has its own page. */
export function openWith({ kind, id }: Subject, { tradeId, investorId }: Stands): ViewedPage[] {
  const own = { kind, id };
  if (tradeId !== null) {
    return kind === 'order' ? [own] : [own, { kind: 'order', id: tradeId }];
  }
  return investorId === null || kind === 'message' ? [own] : [own, { kind: 'investor', id: investorId }];
}
