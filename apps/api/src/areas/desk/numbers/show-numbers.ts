import type { OfficeNumbers } from '@portal/domain/desk/numbers/office-numbers.wire';
import { QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { type StaffAction, scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { countReturned, summariseQueues } from '../queues/rows/summarise-queues.ts';
import { findKeptNumbers } from './kept-numbers.store.ts';
import { readMoneyByWeek, readUnmatched, type WeekOfMoney } from './numbers.store.ts';
import { weeksUntil } from './weeks-until.ts';

/** The office's figures, as far as the person's role may see them. */
export async function showNumbers(deps: Deps, actor: StaffActor): Promise<OfficeNumbers> {
  const now = deps.clock.now();
  const may = (action: StaffAction) => scopeOf(actor.roles, action) === 'all';
  const [{ queues, uncounted }, returned, unmatched, weeks, kept] = await Promise.all([
    summariseQueues(deps, actor),
    countReturned(deps, { actor, scope: scopeOf(actor.roles, 'orders.view') ?? 'own-clients' }),
    may('payments.view-bank') ? unmatchedLines(deps) : null,
    may('payments.view') ? moneyByWeek(deps, now) : null,
    findKeptNumbers(deps.db),
  ]);
  return {
    at: now.toISOString(),
    queues: queues.filter(({ queue }) => QUEUE_FACTS[queue].dueInDays !== null),
    uncounted: uncounted.filter((queue) => QUEUE_FACTS[queue].dueInDays !== null),
    returned,
    unmatched,
    weeks,
    counted: kept === undefined ? null : { ...kept, at: kept.at.toISOString() },
  };
}

async function unmatchedLines({ db }: Deps): Promise<OfficeNumbers['unmatched']> {
  const { lines, receivedCents, paidCents } = await readUnmatched(db);
  return { lines, received: dollarsFromCents(receivedCents), paid: dollarsFromCents(paidCents) };
}

async function moneyByWeek({ db }: Deps, now: Date): Promise<OfficeNumbers['weeks']> {
  const weeks = weeksUntil(dealerDay(now));
  const found = await readMoneyByWeek(db, weeks[0] ?? dealerDay(now));
  return weeks.map((from) => {
    const cents = found.find((week) => week.from === from)?.cents;
    const of = (kind: keyof WeekOfMoney['cents']) => dollarsFromCents(cents?.[kind] ?? 0n);
    return {
      from,
      received: of('received'),
      returned: of('returned'),
      released: of('released'),
      refunded: of('refunded'),
    };
  });
}
