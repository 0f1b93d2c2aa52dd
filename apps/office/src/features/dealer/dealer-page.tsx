import { isProvinceCode, provinceNameKey } from '@portal/domain/people/provinces';
import type { OfficeDealer } from '@portal/domain/wire/office-dealer';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useOfficeDealerQuery } from './dealer-api.ts';
import { DealerCard } from './dealer-card.tsx';
import { DealerColours } from './dealer-colours.tsx';
import { DealerWords } from './dealer-words.tsx';
import { FIELD_KEYS } from './field-keys.ts';
import { StateOfFolder } from './state-of-folder.tsx';

/** What of the dealer stands in its folder, to be read: as the portal shows it, and what is wrong with it. */
export function DealerPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeDealer.title'));
  const read = useOfficeDealerQuery();
  return (
    <div className="grid gap-8">
      <PageHeading title={t('officeDealer.title')} intro={t('officeDealer.intro')} takesFocus />
      <Loaded read={read}>{(dealer) => <Particulars dealer={dealer} />}</Loaded>
    </div>
  );
}

function Particulars({ dealer }: { dealer: OfficeDealer }) {
  const { t } = useTranslation();
  const { registeredIn, ownTexts, trustee } = dealer;
  const { email, ...account } = trustee;
  return (
    <div className="grid gap-6">
      <StateOfFolder dealer={dealer} />
      <DealerWords words={dealer.words} />
      <DealerCard title={t('officeDealer.groups.registeredIn')}>
        <p>
          {registeredIn
            .filter(isProvinceCode)
            .map((code) => t(provinceNameKey(code)))
            .join(', ')}
        </p>
      </DealerCard>
      <div className="grid gap-6 xl:grid-cols-2">
        <Facts title={t('officeDealer.groups.dealer')} facts={dealer.dealer} />
        <Facts
          title={t('officeDealer.groups.trustee')}
          facts={{ ...account, ...(email === undefined ? {} : { trusteeEmail: email }) }}
        />
        <Facts title={t('officeDealer.groups.messages')} facts={dealer.messages} />
        <Facts title={t('officeDealer.groups.debit')} facts={dealer.debit} />
      </div>
      <DealerColours colours={dealer.colours} />
      <DealerCard title={t('officeDealer.groups.ownTexts')}>
        {ownTexts.length === 0 ? (
          <p className="text-muted">{t('officeDealer.noOwnTexts')}</p>
        ) : (
          <ul className="grid gap-1 wrap-anywhere">
            {ownTexts.map((key) => (
              <li key={key}>
                <code>{key}</code>
              </li>
            ))}
          </ul>
        )}
      </DealerCard>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const rows = FIELD_KEYS.flatMap((name) => {
    const value = facts[name];
    return value === undefined
      ? []
      : [
          {
            id: name,
            label: t(`officeDealer.fields.${name}`),
            value: <span className="wrap-anywhere">{value}</span>,
          },
        ];
  });
  return (
    <DealerCard title={title}>
      <DefinitionList rows={rows} />
    </DealerCard>
  );
}
