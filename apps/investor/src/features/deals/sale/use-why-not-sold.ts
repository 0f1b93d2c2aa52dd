import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { whyNotSold } from '@portal/domain/offering/deals/offered-there';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';

/** In one line that it cannot be bought, and in a sentence what would have to be true. */
export type WhyNotSold = { title: string; text: string };

/** Why the person cannot buy a deal where they live; null where they can, and while nobody knows where that is. */
export function useWhyNotSold({ offering }: Pick<ListedDeal, 'offering'>): WhyNotSold | null {
  const { t } = useTranslation();
  const lives = useAppSelector(({ auth }) => auth.user?.province);
  const province = isProvinceCode(lives) ? lives : null;
  const why = whyNotSold(offering, province);
  if (why === null || province === null) {
    return null;
  }
  const place = t(provinceNameKey(province));
  return {
    title: t('deals.notSold.there', { province: place }),
    text: t(`deals.notSold.${why}`, { province: place }),
  };
}
