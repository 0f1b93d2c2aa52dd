import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import { BRAND_COLOURS, THEMES } from '@portal/domain/ground/brand/brand-colours';
import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useOfficeDealerQuery } from './dealer-api.ts';
import { DealerCard } from './dealer-card.tsx';
import { DealerFacts } from './dealer-facts.tsx';
import { DealerWords } from './dealer-words.tsx';
import { RegistrationsSection } from './registrations-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { TrusteeSection } from './trustee-section.tsx';

/** The dealer's particulars, read only: what the portal shows, and what is wrong in the folder. */
export function DealerPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeDealer.title'));
  const read = useOfficeDealerQuery();
  return (
    <div className="grid gap-8">
      <PageHeading title={t('officeDealer.title')} intro={t('officeDealer.intro')} takesFocus />
      <RegistrationsSection />
      <TrusteeSection />
      <Loaded read={read}>{(dealer) => <Particulars dealer={dealer} />}</Loaded>
      <RulesSection />
    </div>
  );
}

function Particulars({ dealer }: { dealer: OfficeDealer }) {
  const { t } = useTranslation();
  const { ownTexts } = dealer;
  return (
    <div className="grid gap-6">
      <StateOfFolder dealer={dealer} />
      <DealerWords title={t('officeDealer.groups.words')} words={dealer.words} />
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
    </div>
  );
}

/** The dealer's logo and colours, in both themes. */
function DealerColours({ colours }: { colours: OfficeDealer['colours'] }) {
  const { t } = useTranslation();
  return (
    <DealerCard title={t('officeDealer.groups.colours')}>
      <img src={BRAND_PATHS.mark} alt={t('officeDealer.mark')} className="mb-4 h-10 w-auto" />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {BRAND_COLOURS.map((name) => (
          <li key={name} className="flex items-center gap-3">
            <span aria-hidden="true" className="flex shrink-0">
              {THEMES.map((theme) => (
                <span
                  key={theme}
                  className="size-7 border border-line-strong"
                  style={{ backgroundColor: colours[name][theme] }}
                />
              ))}
            </span>
            <span className="min-w-0 text-sm">{t('officeDealer.colour', { name, ...colours[name] })}</span>
          </li>
        ))}
      </ul>
    </DealerCard>
  );
}

/** Whether the portal could restart with the folder as it is, and whether it already shows what the folder says. */
function StateOfFolder({ dealer }: { dealer: OfficeDealer }) {
  const { t } = useTranslation();
  const { folder, faults, isBehind, isSample } = dealer;
  return (
    <div className="grid gap-4">
      {faults.length === 0 ? null : <Faults faults={faults} />}
      {isBehind ? (
        <Notice tone="attention" title={t('officeDealer.behind.title')}>
          {t('officeDealer.behind.text')}
        </Notice>
      ) : null}
      {isSample ? (
        <Notice tone="attention" title={t('officeDealer.sample.title')}>
          {t('officeDealer.sample.text')}
        </Notice>
      ) : null}
      <p className="max-w-prose text-muted">
        {faults.length === 0 ? `${t('officeDealer.fine')} ` : null}
        {t('officeDealer.howToChange')}{' '}
        <span className="wrap-anywhere">
          {t('officeDealer.folder')}: <code>{folder}</code>
        </span>
      </p>
    </div>
  );
}

function Faults({ faults }: { faults: OfficeDealer['faults'] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" title={t('officeDealer.faults.title', { count: faults.length })}>
      <p>{t('officeDealer.faults.text')}</p>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {faults.map(({ kind, file, place, detail }) => (
          <li key={`${file} ${place} ${detail}`} className="wrap-anywhere">
            <code className="font-semibold">{place === '' ? file : `${file}: ${place}`}</code>{' '}
            {t(`officeDealer.faults.kinds.${kind}`)}
            <span className="block text-muted">
              {t('officeDealer.faults.asToldByServer')} <span lang="en">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
