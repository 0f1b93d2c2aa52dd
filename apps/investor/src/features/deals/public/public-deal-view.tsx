import { smallestOrderOf } from '@portal/domain/offering/deals/choosing/filter-deals';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Prose } from '@portal/web/ui/prose';
import { useTranslation } from 'react-i18next';
import { ClosingNote } from '../card/closing-note.tsx';
import { CoverPicture } from '../card/cover-picture.tsx';
import { FundingBar } from '../card/funding-bar.tsx';
import { AT_RISK, infoRows } from '../info-rows.ts';
import { DealRisks } from '../page/deal-risks.tsx';
import { IssuerCard } from '../page/issuer-card.tsx';
import { RelatedIssuer } from '../sale/related-issuer.tsx';
import { SalePart } from '../sale/sale-part.tsx';
import { WaysIn } from './ways-in.tsx';

type PublicDealViewProps = { deal: Deal; now: number };

/**
 * A deal as anybody may read it: what it is, its figures, what can go wrong and who sells it. What the law keeps for those who
 * received the offering memorandum is not here: the server sends none of it to visitors.
 */
export function PublicDealView({ deal, now }: PublicDealViewProps) {
  const { t } = useTranslation();
  return (
    <article className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <header className="flex flex-col gap-2">
        <p className="text-sm font-semibold text-accent">
          {t('deals.kind', { type: t(`deals.types.${deal.type}`), location: deal.location })}
        </p>
        <h1 className="text-3xl">{deal.name}</h1>
        <p className="max-w-prose text-lg text-muted">{deal.summary}</p>
      </header>
      <aside
        aria-label={t('dealPage.public.figures')}
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <div className="lg:sticky lg:top-8">
          <Figures deal={deal} now={now} />
        </div>
      </aside>
      <Story deal={deal} />
    </article>
  );
}

function Figures({ deal, now }: PublicDealViewProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const rows = [
    { id: 'minimum', label: t('deals.smallestOrder'), value: formats.money(smallestOrderOf(deal)) },
    { id: 'unit', label: t('dealPage.public.unit'), value: formats.money(deal.unitPrice) },
    { id: 'closes', label: t('dealPage.public.closes'), value: formats.date(deal.closesAt) },
  ];
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="self-start">
          <ClosingNote deal={deal} now={now} />
        </div>
        <DefinitionList rows={rows} figures />
        <FundingBar deal={deal} />
        <p className="border-attention border-l-4 pl-4 text-sm">{t('dealPage.public.risk')}</p>
        <WaysIn slug={deal.slug} />
        <p className="text-sm text-muted">{t('dealPage.public.withAccount')}</p>
      </div>
    </Card>
  );
}

function Story({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const risks = infoRows(deal.infoTable, AT_RISK);
  const facts = deal.infoTable
    .filter((row) => !risks.some(({ label }) => label === row.label))
    .map(({ label, value }) => ({ id: label, label, value }));
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <CoverPicture photos={deal.photos} isEager isFirst className="aspect-deal rounded-card" />
      <RelatedIssuer sale={deal.sale} />
      <DealRisks infoTable={deal.infoTable} />
      {facts.length === 0 ? null : (
        <section aria-labelledby="public-facts" className="flex flex-col gap-4">
          <h2 id="public-facts" className="text-2xl">
            {t('dealPage.facts')}
          </h2>
          <Card>
            <DefinitionList rows={facts} />
          </Card>
        </section>
      )}
      <SalePart deal={deal} />
      {deal.description === '' ? null : (
        <section aria-labelledby="public-about" className="flex flex-col gap-4">
          <h2 id="public-about" className="text-2xl">
            {t('dealPage.about')}
          </h2>
          <Prose text={deal.description} />
        </section>
      )}
      <div className="flex flex-col gap-3">
        <IssuerCard issuer={deal.issuer} />
        <p className="text-sm text-muted">{t('dealPage.public.soldBy')}</p>
      </div>
    </div>
  );
}
