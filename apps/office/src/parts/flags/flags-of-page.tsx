import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { FlagItem } from './flag-item.tsx';

type FlagsOfPageProps = {
  flags: readonly PaymentFlagShown[];
  mayClear: boolean;
  of: 'order' | 'investor';
};

/** The open flags of an order or an investor, on their own page; nothing if there are none. */
export function FlagsOfPage({ flags, mayClear, of }: FlagsOfPageProps) {
  const { t } = useTranslation();
  return flags.length === 0 ? null : (
    <section
      aria-label={t('officeFlags.part.title')}
      className="overflow-clip rounded-card border border-attention bg-attention-soft"
    >
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 pt-4">
        <span className="font-semibold">{t('officeFlags.part.title')}</span>
        <TextLink href={OFFICE_PAGES.moneyFlags} isAlone>
          {t('officeFlags.part.all')}
        </TextLink>
      </p>
      <ul>
        {flags.map((flag) => (
          <FlagItem key={flag.id} flag={flag} mayClear={mayClear} isOnPageOf={of} />
        ))}
      </ul>
    </section>
  );
}
