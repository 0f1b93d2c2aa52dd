import { LIMITED_BY_PURCHASE } from './jurisdictions.ts';
import { NI_45_106, type Rule } from './rule.ts';

const ELIGIBLE = { ...NI_45_106, topic: 'eligible' } as const;

/** Who counts as an eligible investor. */
export const ELIGIBLE_RULES = {
  'eligible-net-assets': { ...ELIGIBLE, section: '1.1 (a)(i)' },
  'eligible-income': { ...ELIGIBLE, section: '1.1 (a)(ii)' },
  'eligible-income-with-spouse': { ...ELIGIBLE, section: '1.1 (a)(iii)' },
  'eligible-companies': { ...ELIGIBLE, section: '1.1 (b) to (e)' },
  'eligible-accredited': { ...ELIGIBLE, section: '1.1 (f)' },
  'eligible-related': { ...ELIGIBLE, section: '1.1 (g)' },
  'eligible-advised': { ...ELIGIBLE, section: '1.1 (h)', in: LIMITED_BY_PURCHASE },
  'eligible-advised-manitoba': { ...ELIGIBLE, section: '1.1 (h)', in: ['CAN-MB'] },
} as const satisfies Record<string, Rule>;
