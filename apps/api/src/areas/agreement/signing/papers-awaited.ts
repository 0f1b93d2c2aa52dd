import { type PapersOfPurchaser, papersAwaitedOf } from '@portal/domain/agreement/signing/papers-awaited';
import { LAW_FORMS } from '@portal/domain/ground/law/law-forms';
import { KIND_OF_FORM } from '../../../papers/law-forms/law-form.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import { nameOfPaper } from './ceremony/envelope.ts';
import { findPapersOfPurchasers, type PapersRow } from './papers-of-purchasers.store.ts';

/**
 * Why the signed papers of an order do not do for its approval: a purchaser did not sign a form that was decided on for them, or they say
 * something else than what was decided last; null where they do. Of an order that nobody signed in a ceremony nothing is said.
 */
export async function papersAwaited(
  trx: Db,
  order: Pick<TradeRecord, 'investorId' | 'id'>,
): Promise<'FORM_MISSING' | 'PAPER_OUTDATED' | null> {
  const rows = await findPapersOfPurchasers(trx, order);
  return papersAwaitedOf(rows.map(papersOf));
}

function papersOf({ role, forms, formNames, ...told }: PapersRow): PapersOfPurchaser {
  const signer = role === 'first' ? 'investor' : 'joint';
  const asked = LAW_FORMS.filter((form) => forms.includes(form)).map((form) =>
    nameOfPaper({ kind: KIND_OF_FORM[form], for: signer }),
  );
  return { ...told, formsAsked: asked, formsSigned: formNames ?? [] };
}
