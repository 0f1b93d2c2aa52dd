import { formatDay } from '@portal/domain/ground/formats/dates';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ChangeReason } from '@portal/domain/order/changes/change-requests';
import type { AskedAfterUpgrade } from '@portal/domain/order/exemptions/after-upgrade';
import type { ExemptionDecision } from '@portal/domain/order/exemptions/exemption-decision';
import { translate } from '../../../platform/language/translate.ts';

type Said = { language: Language; decision: ExemptionDecision | undefined; totalCents: bigint };

/** What an investor is told that their order needs, in their own language; of another purchaser's affairs it says nothing. */
export function sentenceOf(asks: AskedAfterUpgrade, { language, decision, totalCents }: Said): string {
  if (asks !== 'over-limit') {
    return translate(language, `mail.ordersJudged.needs.${asks}`);
  }
  const room = decision?.roomCents ?? 0n;
  const [next] = decision?.freesUp ?? [];
  const values = {
    over: formatCents(totalCents - room, language),
    room: formatCents(room, language),
    ...(next === undefined
      ? {}
      : { amount: formatCents(next.cents, language), day: formatDay(next.on, language) }),
  };
  const how = translate(language, `mail.ordersJudged.needs.${room === 0n ? 'noRoom' : 'over-limit'}`, values);
  return next === undefined ? how : `${how} ${translate(language, 'mail.ordersJudged.needs.later', values)}`;
}

type Item = { path: string; reason: ChangeReason; note: string };

/** What the request for changes names, by paths; nothing for what is asked in words alone. */
export function itemsOf(
  asks: AskedAfterUpgrade,
  { says, questions }: { says: string; questions: readonly string[] },
): Item[] {
  switch (asks) {
    case 'over-limit':
      return [{ path: 'order.quantity', reason: 'other', note: says }];
    case 'both':
      return [
        { path: 'order.joint', reason: 'other', note: says },
        { path: 'order.quantity', reason: 'other', note: says },
      ];
    case 'answers':
      return questions.map((path) => ({ path, reason: 'incomplete', note: '' }));
    default:
      return [];
  }
}
