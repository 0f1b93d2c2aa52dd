import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { Language } from '@portal/domain/ground/people/languages';
import { CHANGE_NOTE_LENGTH_MAX, type ChangeReason } from '@portal/domain/order/changes/change-requests';
import { labelKeyOfPath } from '@portal/domain/order/changes/label-key-of-path';
import type { Db } from '../../../platform/db/tables.ts';
import { translate, translateKey } from '../../../platform/language/translate.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';

type Asked = { path: string; reason: ChangeReason };

/** What has to be changed and why, in the investor's words; the dealer's note follows it. */
export function sentenceOfChange({ path, reason }: Asked, language: Language): string {
  const label = translateKey(language, labelKeyOfPath(path));
  return translate(language, `trades.changes.reasons.${reason}`, { label });
}

/** The items, one per line, for the message to the investor; the form shows each in full beside its field. */
export function sentencesOf(items: readonly (Asked & { note: string })[], language: Language): string {
  const lines = items.map((item) => `${sentenceOfChange(item, language)} ${item.note}`.trimEnd());
  return lines.join('\n').slice(0, Math.min(REASON_MAX_LENGTH, CHANGE_NOTE_LENGTH_MAX));
}

/** The same in the language of the investor's account. */
export async function sentencesInTheirs(
  db: Db,
  investorId: string,
  items: readonly (Asked & { note: string })[],
): Promise<string> {
  return sentencesOf(items, (await findInvestor(db, investorId))?.language ?? 'en');
}
