import type { ChangeItem } from '@portal/domain/desk/orders/office-changes.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { labelKeyOfPath } from '@portal/domain/order/changes/label-key-of-path';
import { translate, translateKey } from '../../../platform/language/translate.ts';

/** What has to be changed and why, in the investor's words; the dealer's note follows it. */
export function sentenceOfChange(
  { path, reason }: Pick<ChangeItem, 'path' | 'reason'>,
  language: Language,
): string {
  const label = translateKey(language, labelKeyOfPath(path));
  return translate(language, `trades.changes.reasons.${reason}`, { label });
}
