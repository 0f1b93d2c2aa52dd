import { QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { dueAt } from '@portal/domain/desk/queues/due-time';
import type { Scope } from '@portal/domain/firm/staff/staff-roles';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { flagAmountCents } from '@portal/domain/money/payments/flag-amount-cents';
import {
  FLAG_PAGE_ROWS,
  type FlagPage,
  type FlagQuery,
  type PaymentFlagShown,
} from '@portal/domain/money/payments/office-flags.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { readPlace, writePlace } from '../../../../platform/http/place-in-time.ts';
import { NO_LONGER_SO } from '../flags/payment-flags.store.ts';
import { readFlagPayor } from '../flags/read-flag-payor.ts';
import { moneyFactsOf } from '../journal/stored-money-facts.ts';
import { type AskedFlags, countFlagRows, type FoundFlag, listFlagRows } from './flag-rows.store.ts';

/** Whose clock applies to money without an investor, and to a purchaser whose province is not known. */
const DEALER_PROVINCE: ProvinceCode = 'CAN-ON';
/** More flags than one order or investor ever has. */
const FLAGS_OF_ONE_MAX = 200;

/** A page of the flags that the reader may see. Throws VALIDATION for an unknown page. */
export async function showFlags(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { actor, scope }: { actor: StaffActor; scope: Scope },
  { state, after }: FlagQuery,
  language: Language,
): Promise<FlagPage> {
  const question = { state, representativeId: scope === 'all' ? null : (actor.representativeId ?? '') };
  const place = readPlace(after);
  const found = await listFlagRows(deps.db, question, { after: place, limit: FLAG_PAGE_ROWS + 1, language });
  const rows = found.slice(0, FLAG_PAGE_ROWS);
  const last = found.length > FLAG_PAGE_ROWS ? rows.at(-1) : undefined;
  return {
    rows: await Promise.all(rows.map((row) => present(deps, row))),
    count: await countFlagRows(deps.db, question),
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.id }),
  };
}

/** The open flags of one order or investor, oldest first; the caller has checked that the reader may see them. */
export async function showFlagsOf(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  of: NonNullable<AskedFlags['of']>,
  language: Language,
): Promise<PaymentFlagShown[]> {
  const question = { state: 'open', representativeId: null, of } as const;
  const rows = await listFlagRows(deps.db, question, { after: null, limit: FLAGS_OF_ONE_MAX, language });
  return Promise.all(rows.map((row) => present(deps, row)));
}

async function present(deps: Pick<Deps, 'clock' | 'secrets'>, row: FoundFlag): Promise<PaymentFlagShown> {
  const now = deps.clock.now();
  const { id, kind, createdAt, detail, investorId, investorName } = row;
  const province = isProvinceCode(row.province) ? row.province : DEALER_PROVINCE;
  const days = QUEUE_FACTS['payment-flags'].dueInDays ?? 0;
  const due = dueAt(createdAt, days, { province, timeZone: timeZoneOf(province) });
  return {
    id,
    kind,
    since: createdAt.toISOString(),
    dueAt: due.toISOString(),
    isOverdue: row.clearedAt === null && due <= now,
    amount: amountOf(row),
    reference: textOf(detail.reference),
    payor: await readFlagPayor(deps, row),
    told: row.tradeId === null ? textOf(detail.order) : null,
    order: orderOf(row),
    investor: investorId === null ? null : { id: investorId, name: investorName ?? '' },
    cleared: clearedOf(row),
  };
}

/** For a cleared flag only the amount it named itself: the order's money has moved on since. */
function amountOf({ kind, detail, clearedAt, totalCents, status, facts }: FoundFlag): number | null {
  const money =
    clearedAt !== null || facts === null || totalCents === null || status === null
      ? null
      : {
          order: { totalCents: BigInt(totalCents), status: tradeStatusOf(status) },
          facts: moneyFactsOf(facts),
        };
  const cents = flagAmountCents(kind, detail, money);
  return cents === null ? null : dollarsFromCents(cents);
}

function orderOf({ tradeId, dealName, totalCents, status }: FoundFlag): PaymentFlagShown['order'] {
  return tradeId === null || totalCents === null || status === null
    ? null
    : {
        id: tradeId,
        reference: orderReference(tradeId),
        deal: dealName ?? '',
        total: dollarsFromCents(BigInt(totalCents)),
        status: tradeStatusOf(status),
      };
}

function clearedOf({ clearedAt, clearedNote, clearedByName }: FoundFlag): PaymentFlagShown['cleared'] {
  return clearedAt === null
    ? null
    : {
        at: clearedAt.toISOString(),
        by: clearedByName,
        reason: clearedNote === NO_LONGER_SO ? null : clearedNote,
      };
}

function textOf(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
