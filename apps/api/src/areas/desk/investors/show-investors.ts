import { confirmedSince } from '@portal/domain/client/kyc/checks/confirm-profile-by';
import {
  INVESTOR_PAGE_ROWS,
  type InvestorFilter,
  type InvestorQuery,
} from '@portal/domain/desk/investors/investor-query';
import type { InvestorPage, InvestorRow } from '@portal/domain/desk/investors/office-investors.wire';
import { dealerDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { fullName } from '@portal/domain/ground/formats/full-name';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { timedSince } from '@portal/domain/order/trades/timed-order-steps';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { readCursor, writeCursor } from '../../../platform/http/read-cursor.ts';
import { type Reader, representativeOf } from '../queues/rows/ask-queue.ts';
import { countInvestors, type FoundInvestor, listInvestors, type Place } from './investor-rows.store.ts';

/** A page of the investors the reader may see. Throws VALIDATION for a cursor no page gave. */
export async function showInvestors(
  deps: Deps,
  reader: Reader,
  { after, ...filter }: InvestorQuery,
): Promise<InvestorPage> {
  const question = investorsAsked(deps, reader, filter);
  const place = readPlace(after);
  const [found, count] = await Promise.all([
    listInvestors(deps.db, question, { after: place, limit: INVESTOR_PAGE_ROWS + 1 }),
    countInvestors(deps.db, question),
  ]);
  const rows = found.slice(0, INVESTOR_PAGE_ROWS);
  const last = found.length > INVESTOR_PAGE_ROWS ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presentInvestor),
    count,
    next: last === undefined ? null : writePlace({ name: last.sortName, id: last.id }),
  };
}

/** A reader's question to the list of investors, with the calendar and their own clients filled in. */
export function investorsAsked({ clock }: Pick<Deps, 'clock'>, reader: Reader, filter: InvestorFilter) {
  return {
    filter,
    representativeId: representativeOf(reader),
    confirmedSince: startOfDay(confirmedSince(dealerDay(clock.now())), DEALER_TIME_ZONE),
    timedSince: timedSince(clock.now()),
  };
}

export function presentInvestor(row: FoundInvestor): InvestorRow {
  const { id, email, phone, province, representative, profile, openOrders, createdAt, closedAt } = row;
  return {
    id,
    name: fullName(row),
    email,
    phone,
    province: isProvinceCode(province) ? province : null,
    representative,
    profile,
    openOrders,
    since: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

const Written = z.tuple([z.string(), z.string()]).transform(([name, id]): Place => ({ name, id }));

/** Where a page ended, as written in an address. */
function writePlace({ name, id }: Place): string {
  return writeCursor([name, id]);
}

/** Throws VALIDATION for a place no page gave. */
function readPlace(text: string | undefined): Place | null {
  return readCursor(Written, text);
}
