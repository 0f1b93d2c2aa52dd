import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { changed, MARRIED_IN_TORONTO, SINGLE_IN_MONTREAL } from './profiles.ts';

/** The couple of Toronto with a salary and a pension of which the law has no class. */
export const OF_MODEST_MEANS: KycDraft = changed(MARRIED_IN_TORONTO, {
  'assets.financial.residence': 0,
  'assets.financial.pensions': 0,
  'assets.liabilities.homeMortgage': 0,
  'income.individual': { currentYear: 60_000, lastYear: 58_000, twoYearsAgo: 57_000 },
  'income.spouse': { currentYear: 41_000, lastYear: 40_000, twoYearsAgo: 40_000 },
  'investing.boughtElsewhere': false,
  'investing.purchasesElsewhere': {},
});

/** The same couple with securities that make them accredited investors. */
export const WITH_SECURITIES: KycDraft = changed(MARRIED_IN_TORONTO, {
  'assets.financial.stocks': 1_500_000,
});

/** The couple in Montréal. */
export const MARRIED_IN_MONTREAL: KycDraft = changed(MARRIED_IN_TORONTO, {
  'basics.address': SINGLE_IN_MONTREAL.basics?.address,
});

/** What makes of an address one in Halifax, where the demonstration's dealer is not registered. */
export const MOVED_TO_HALIFAX = {
  'basics.address': {
    street: '1741 Hollis Street',
    unit: '',
    city: 'Halifax',
    province: 'CAN-NS',
    postalCode: 'B3J 3N2',
    country: 'CAN',
  },
};
