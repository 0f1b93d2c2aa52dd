import { unopenedBy } from '@portal/domain/desk/orders/case-reading';
import type { CaseReading } from '@portal/domain/desk/orders/office-case-reading.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import type { Proposal } from '../../../firm/proposals/find-proposals.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { declarationOf } from './declare-reading.ts';
import { findDeclared, findGivenReason } from './openings.store.ts';
import type { ReadCase } from './read-case.ts';

/** Who opened what, as the page shows it to a person, with what they would declare now. */
export async function presentReading(
  db: Db,
  { staffId }: Pick<StaffActor, 'staffId'>,
  { id: tradeId }: Pick<TradeRecord, 'id'>,
  { read, open, language }: { read: ReadCase; open: Proposal | undefined; language: Language },
): Promise<CaseReading> {
  const { documents, people, self, maker } = read;
  const given = await findGivenReason(db, { staffId, tradeId });
  const act = open === undefined || open.makerId === staffId ? 'propose' : 'approve';
  return {
    documents: [...documents],
    people: people.map(({ id, name, opened, lastAt }) => ({
      id,
      name,
      isSelf: id === self.id,
      isMaker: id === maker?.id,
      opened: [...opened],
      lastAt: lastAt?.toISOString() ?? null,
    })),
    unopened: unopenedBy(documents, maker === null ? [self] : [self, maker]).map(({ id }) => id),
    declaration: declarationOf(read, act, language),
    reasonGivenAt: given?.at.toISOString() ?? null,
    declared: open === undefined ? null : await findDeclared(db, open.id),
  };
}
