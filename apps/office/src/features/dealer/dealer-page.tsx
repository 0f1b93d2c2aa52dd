import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useOfficeDealerQuery } from './dealer-api.ts';
import { DealerCard } from './dealer-card.tsx';
import { DealerColours } from './dealer-colours.tsx';
import { DealerFacts } from './dealer-facts.tsx';
import { DealerWords } from './dealer-words.tsx';
import { StateOfFolder } from './state-of-folder.tsx';
import { TrusteeSection } from './trustee-section.tsx';

/** What of the dealer stands in its folder, to be read: as the portal shows it, and what is wrong with it. */
export function DealerPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeDealer.title'));
  const read = useOfficeDealerQuery();
  return (
    <div className="grid gap-8">
      <PageHeading title={t('officeDealer.title')} intro={t('officeDealer.intro')} takesFocus />
      <TrusteeSection />
      <Loaded read={read}>{(dealer) => <Particulars dealer={dealer} />}</Loaded>
    </div>
  );
}

function Particulars({ dealer }: { dealer: OfficeDealer }) {
  const { t } = useTranslation();
  const { registeredIn, ownTexts } = dealer;
  return (
    <div className="grid gap-6">
      <StateOfFolder dealer={dealer} />
      <DealerWords title={t('officeDealer.groups.words')} words={dealer.words} />
      <DealerCard title={t('officeDealer.groups.registeredIn')}>
        <p>
          {registeredIn
            .filter(isProvinceCode)
            .map((code) => t(provinceNameKey(code)))
            .join(', ')}
        </p>
      </DealerCard>
      <div className="grid gap-6 xl:grid-cols-2">
        <DealerFacts title={t('officeDealer.groups.dealer')} facts={dealer.dealer} />
        <DealerFacts title={t('officeDealer.groups.messages')} facts={dealer.messages} />
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
      <p className="text-muted text-sm">{t('officeDealer.version', { version: dealer.version })}</p>
    </div>
  );
}
