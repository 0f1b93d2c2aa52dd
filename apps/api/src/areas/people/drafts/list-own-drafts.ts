import { maskNumber } from '@portal/domain/ground/formats/mask-number';
import type { Deps } from '../../../platform/deps.ts';
import { draftContext } from './draft-context.ts';
import { listDrafts } from './drafts.store.ts';

/** Everything the investor typed and did not submit, for their own data; account numbers are masked as everywhere. */
export async function listOwnDrafts(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  investorId: string,
): Promise<object[]> {
  const drafts: object[] = [];
  for (const { scope, sealed, savedAt } of await listDrafts(db, investorId)) {
    const opened = await secrets.open(sealed, draftContext(investorId, scope));
    drafts.push({ scope, savedAt: savedAt.toISOString(), data: masked(JSON.parse(opened.toString())) });
  }
  return drafts;
}

/** Digits with separators, more than an amount or a date has: an account, a transit or a social insurance number. */
const LONG_NUMBER = /^\s*(\d[\s-]*){7,}$/;

function masked(value: unknown): unknown {
  if (typeof value === 'string') {
    return LONG_NUMBER.test(value) ? maskNumber(value) : value;
  }
  if (Array.isArray(value)) {
    return value.map(masked);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part)]))
    : value;
}
