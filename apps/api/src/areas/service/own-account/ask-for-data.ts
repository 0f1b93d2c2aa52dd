import type { Language } from '@portal/domain/ground/people/languages';
import type { DataExport } from '@portal/domain/service/own-account/data-export.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { listOwnActionTimes } from '../../../platform/audit/own-actions.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { provePassword } from '../../people/accounts/prove-person.ts';
import { makeDataLink } from './data-link.ts';

/** Each archive reads every file of a person; nobody needs more than three a day. */
const DATA_EXPORTS_A_DAY_MAX = 3;
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/**
 * A link to all of one's own data, against the password: a borrowed phone is not enough. Throws VALIDATION for a wrong password, and
 * RATE_LIMITED.
 */
export async function askForData(
  deps: Deps,
  investorId: string,
  password: string,
  language: Language,
): Promise<DataExport> {
  await provePassword(deps, investorId, password, 'password');
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    const since = new Date(at.getTime() - DAY_MS);
    const made = await listOwnActionTimes(trx, investorId, 'data.exported', since);
    const [first] = made;
    if (first !== undefined && made.length >= DATA_EXPORTS_A_DAY_MAX) {
      const retryAfterSeconds = Math.ceil((first.getTime() + DAY_MS - at.getTime()) / SECOND_MS);
      throw new AppError('RATE_LIMITED', { retryAfterSeconds });
    }
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'data.exported',
      target: `investor:${investorId}`,
      investorId,
    });
  });
  return makeDataLink(deps, investorId, language);
}
