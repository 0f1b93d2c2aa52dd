import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { usePhoneFormat } from '@portal/web/i18n/use-phone-format';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { useReferrer } from '#parts/use-referrer.ts';
import { ChangeRepresentativeDialog } from './change-representative-dialog.tsx';

/** The investor's account details, and their representative. */
export function WhoPart({ page }: { page: OfficeInvestor }) {
  const { t } = useTranslation();
  const rows = useRows(page);
  const [isChanging, setChanging] = useState(false);
  return (
    <PagePart id="who" title={t('officeInvestors.who.title')}>
      <DefinitionList rows={rows.filter(({ value }) => value !== null)} />
      {page.moves.includes('change-representative') ? (
        <p>
          <Button size="small" onPress={() => setChanging(true)}>
            {t('officeInvestors.who.change')}
          </Button>
        </p>
      ) : null}
      {isChanging ? (
        <ChangeRepresentativeDialog investor={page.investor} onClose={() => setChanging(false)} />
      ) : null}
    </PagePart>
  );
}

function useRows({
  investor,
  profile,
}: OfficeInvestor): { id: string; label: string; value: string | null }[] {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { date, day } = useFormats();
  const phone = usePhoneFormat();
  const referrer = useReferrer(investor.referrer);
  const row = (id: string, label: string, value: string | null) => ({ id, label, value });
  return [
    row(
      'email',
      t('officeOrder.investor.email'),
      investor.isEmailVerified
        ? investor.email
        : `${investor.email} (${t('officeOrder.investor.notVerified')})`,
    ),
    row('phone', t('officeOrder.investor.phone'), investor.phone === null ? null : phone(investor.phone)),
    row(
      'language',
      t('officeOrder.investor.language'),
      t(`officeOrder.investor.languages.${investor.language}`),
    ),
    row(
      'province',
      t('officeOrder.investor.province'),
      investor.province === null ? null : translate(provinceNameKey(investor.province)),
    ),
    row(
      'representative',
      t('officeOrder.investor.representative'),
      investor.representative?.fullName ?? t('officeInvestors.noRepresentative'),
    ),
    row('referrer', t('officeOrder.investor.referrer'), referrer),
    row(
      'profile',
      t('officeInvestors.who.profile'),
      profile === null
        ? null
        : t('officeInvestors.who.confirmBy', {
            when: date(profile.submittedAt),
            until: day(profile.confirmBy),
          }),
    ),
    row(
      'two-step',
      t('officeInvestors.who.twoStep'),
      t(investor.hasTwoFactor ? 'officeInvestors.who.on' : 'officeInvestors.who.off'),
    ),
    row('since', t('officeOrder.investor.since'), date(investor.since)),
    row(
      'closed',
      t('officeInvestors.who.closedOn'),
      investor.closedAt === null ? null : date(investor.closedAt),
    ),
  ];
}
