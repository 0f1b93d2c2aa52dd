import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { RETURNS_SHOWN_MAX, type ReturnsPreview } from '@portal/domain/money/payments/office-returns.wire';
import type { ReturnFile } from '@portal/domain/money/payments/return-file';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { sha256OfFile } from '../../../../platform/crypto/new-token.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { listInvestorNames } from '../debits/debit-pages.store.ts';
import { judgeReturns, readReturns } from './judge-returns.ts';
import { hasReturnFile, type JudgedItem } from './return-files.store.ts';

/** What would become of each item in a file of returned items; nothing is stored. Throws VALIDATION with the line for a malformed file. */
export async function previewReturns(deps: Deps, bytes: Uint8Array): Promise<ReturnsPreview> {
  const file = readReturns(bytes);
  const judged = await judgeAndForget(deps, file);
  const shown = judged.slice(0, RETURNS_SHOWN_MAX);
  const investorIds = shown.flatMap(({ order }) => (order === null ? [] : [order.investorId]));
  const names = await listInvestorNames(deps.db, investorIds);
  const { number, createdOn } = file;
  return {
    isKnown: await hasReturnFile(deps.db, { ...file, sha256: await sha256OfFile(bytes) }),
    number,
    createdOn,
    count: judged.length,
    rows: shown.map(({ place, kind, reason, reference, amountCents, order, outcome }) => ({
      fileNumber: number,
      createdOn,
      place,
      kind,
      reason,
      reference,
      amount: dollarsFromCents(amountCents),
      order:
        order === null
          ? null
          : {
              id: order.tradeId,
              reference: orderReference(order.tradeId),
              investor: names.get(order.investorId) ?? '',
            },
      outcome,
    })),
  };
}

/** The result of an import that is rolled back: a second way of judging could differ, and an item's result depends on those before it. */
async function judgeAndForget(deps: Deps, file: ReturnFile): Promise<readonly JudgedItem[]> {
  let judged: readonly JudgedItem[] = [];
  const nothingIsKept = new Error('nothing of a preview is kept');
  try {
    await transact(deps.db, async (trx) => {
      judged = await judgeReturns(trx, deps, file);
      throw nothingIsKept;
    });
  } catch (error) {
    if (error !== nothingIsKept) {
      throw error;
    }
  }
  return judged;
}
