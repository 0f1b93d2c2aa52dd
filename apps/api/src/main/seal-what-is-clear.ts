import {
  CLEAR_DOCUMENTS,
  CLEAR_PERSONS,
  CLEAR_SIGNATURES,
} from '../areas/agreement/signing/clear-ceremonies.ts';
import { CLEAR_PROFILES } from '../areas/client/kyc/clear-profiles.ts';
import { CLEAR_LINES } from '../areas/money/bank/lines/line-text.ts';
import { CLEAR_MATCH_PAYORS } from '../areas/money/bank/matching/keep-match.ts';
import { CLEAR_HOLDERS } from '../areas/money/payments/flag-desk/clear-holders.ts';
import { CLEAR_FLAG_PAYORS } from '../areas/money/payments/flags/read-flag-payor.ts';
import { CLEAR_PAYORS } from '../areas/money/payments/journal/read-payors.ts';
import { CLEAR_DAYS } from '../areas/money/reconciliation/read-content-text.ts';
import { CLEAR_JOINT_INVESTORS, CLEAR_SCHEDULES } from '../areas/order/trades/clear-orders.ts';
import { sealClearValues } from '../platform/crypto/seal-clear-values.ts';
import type { Deps } from '../platform/deps.ts';

/** Seals what earlier versions of the portal wrote in clear; returns how many rows. With nothing left it only looks. */
export async function sealWhatIsClear(deps: Pick<Deps, 'db' | 'secrets' | 'log'>): Promise<number> {
  return (
    (await sealClearValues(deps, CLEAR_PROFILES)) +
    (await sealClearValues(deps, CLEAR_DOCUMENTS)) +
    (await sealClearValues(deps, CLEAR_PERSONS)) +
    (await sealClearValues(deps, CLEAR_SIGNATURES)) +
    (await sealClearValues(deps, CLEAR_HOLDERS)) +
    (await sealClearValues(deps, CLEAR_PAYORS)) +
    (await sealClearValues(deps, CLEAR_FLAG_PAYORS)) +
    (await sealClearValues(deps, CLEAR_LINES)) +
    (await sealClearValues(deps, CLEAR_MATCH_PAYORS)) +
    (await sealClearValues(deps, CLEAR_DAYS)) +
    (await sealClearValues(deps, CLEAR_SCHEDULES)) +
    (await sealClearValues(deps, CLEAR_JOINT_INVESTORS))
  );
}
