import type { CaseReader } from '@portal/domain/desk/orders/case-reading';
import type { ReadDocument } from '@portal/domain/desk/orders/office-case-reading.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { documentsOfCase } from './documents-of-case.ts';
import { listOpenings, type OpenedBy } from './openings.store.ts';

export type PersonRead = CaseReader & { name: string; lastAt: Date | null };

/** An order's documents, and who opened which: the person, whoever proposed its approval, and all others. */
export type ReadCase = {
  documents: readonly ReadDocument[];
  self: PersonRead;
  /** Null where nothing is proposed. */
  maker: PersonRead | null;
  /** Everybody who opened any of it, and these two. */
  people: readonly PersonRead[];
};

type Maker = { makerId: string; makerName: string };

/** Reads from the record of openings who opened what of an order's documents. */
export async function readCase(
  db: Db,
  deps: Pick<Deps, 'secrets'>,
  by: Pick<StaffActor, 'staffId' | 'name'>,
  trade: Pick<TradeRecord, 'id' | 'investorId' | 'kycId'>,
  proposal: Maker | undefined,
): Promise<ReadCase> {
  const documents = await documentsOfCase(db, deps, trade);
  const openings = await listOpenings(
    db,
    trade.investorId,
    documents.map(({ id }) => id),
  );
  const personOf = (id: string, name: string): PersonRead => readBy(openings, id, name);
  const self = personOf(by.staffId, by.name);
  const maker = proposal === undefined ? null : personOf(proposal.makerId, proposal.makerName);
  const others = new Map(openings.map(({ staffId, name }) => [staffId, name]));
  others.delete(self.id);
  others.delete(maker?.id ?? '');
  return {
    documents,
    self,
    maker,
    people: [
      self,
      ...(maker === null || maker.id === self.id ? [] : [maker]),
      ...[...others].map(([id, name]) => personOf(id, name)),
    ],
  };
}

function readBy(openings: readonly OpenedBy[], id: string, name: string): PersonRead {
  const own = openings.filter(({ staffId }) => staffId === id);
  const times = own.map(({ lastAt }) => lastAt.getTime());
  return {
    id,
    name,
    opened: own.map(({ documentId }) => documentId),
    lastAt: times.length === 0 ? null : new Date(Math.max(...times)),
  };
}
