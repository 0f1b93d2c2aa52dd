import type { OpenLine } from '@portal/domain/money/bank/lines/office-money.wire';
import type { BadgeTone } from '@portal/web/ui/badge';

export type Why = OpenLine['proposals'][number]['why'];

/** How strong a reason is, as a colour; the words say it, too. */
export const WHY_TONES: Readonly<Record<Why, BadgeTone>> = {
  'reference-and-amount': 'success',
  'told-and-reference': 'success',
  told: 'accent',
  reference: 'accent',
  'name-and-amount': 'accent',
  amount: 'neutral',
};
