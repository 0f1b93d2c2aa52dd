import type { Deal, DealDocument, Faq, InfoRow, Video } from '@portal/domain/offering/deals/deal.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { CostsOfAmount } from '@portal/web/ui/costs-of-amount';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Disclosure } from '@portal/web/ui/disclosure';
import { ChevronLeft } from '@portal/web/ui/icons';
import { Prose } from '@portal/web/ui/prose';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { FilmList } from '../film/film-list.tsx';
import { AT_RISK, infoRows } from '../info-rows.ts';
import { addressOfSearch } from '../list/search-criteria.ts';
import { NotSoldNotice } from '../sale/not-sold-notice.tsx';
import { RelatedIssuer } from '../sale/related-issuer.tsx';
import { SalePart } from '../sale/sale-part.tsx';
import { useWhyNotSold } from '../sale/use-why-not-sold.ts';
import { DealDocuments } from './deal-documents.tsx';
import { DealRisks } from './deal-risks.tsx';
import { Gallery } from './gallery.tsx';
import type { OwnOrder } from './invest-link.tsx';
import { InvestBar, InvestPanel } from './invest-panel.tsx';
import { IssuerCard } from './issuer-card.tsx';
import { TeamList } from './team-list.tsx';

/** Dollars: every deal shows its costs on this amount, so that two can be compared. */
const COSTS_SHOWN_ON = 10_000;

type DealViewProps = {
  deal: Deal;
  /** Undefined while loading, null if loading failed. */
  documents: readonly DealDocument[] | null | undefined;
  /** Shown before it is on sale: its documents are listed only. */
  isPreview?: boolean;
  now: number;
  ownOrder: OwnOrder | null;
  /** Replaces the way into an order; null if one is possible. */
  elsewhere: ReactNode;
  /** How much the law lets the person buy; null where nobody is known. */
  meter?: ReactNode;
  /** Actions beside the title: share and bookmark. */
  tools: ReactNode;
};

/** A deal in full. */
export function DealView({
  deal,
  documents,
  isPreview = false,
  now,
  ownOrder,
  elsewhere,
  meter = null,
  tools,
}: DealViewProps) {
  const { t } = useTranslation();
  const why = useWhyNotSold(deal);
  const instead = elsewhere ?? (why === null ? null : <NotSoldNotice why={why} />);
  return (
    <article className="flex flex-col gap-8">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DealHeader deal={deal} tools={tools} />
        <Gallery photos={deal.photos} name={deal.name} />
        {/* Beside the title on a wide screen, to have what people decide by in the first view. */}
        <aside
          aria-label={t('dealPage.aside')}
          className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:pt-12"
        >
          <div className="lg:sticky lg:top-24">
            <InvestPanel {...{ deal, now, ownOrder, meter }} elsewhere={instead} />
          </div>
        </aside>
        <DealParts deal={deal} documents={documents} isPreview={isPreview} />
      </div>
      {ownOrder === null && instead !== null ? null : <InvestBar deal={deal} now={now} ownOrder={ownOrder} />}
    </article>
  );
}

function DealHeader({ deal, tools }: Pick<DealViewProps, 'deal' | 'tools'>) {
  const { t } = useTranslation();
  return (
    <header className="flex flex-col gap-3">
      <Link
        to={`${paths.marketplace()}${useAppSelector(({ search }) => addressOfSearch(search.criteria))}`}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start font-medium text-accent no-underline hover:underline"
      >
        <ChevronLeft />
        {t('dealPage.back')}
      </Link>
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <p className="text-sm font-semibold text-accent">
            {t('deals.kind', { type: t(`deals.types.${deal.type}`), location: deal.location })}
          </p>
          <h1 className="text-3xl">{deal.name}</h1>
        </div>
        <div className="flex gap-2">{tools}</div>
      </div>
      <p className="max-w-prose text-lg text-muted">{deal.summary}</p>
    </header>
  );
}

type DealPartsProps = Pick<DealViewProps, 'deal' | 'documents'> & { isPreview: boolean };

/** The long read, risks first; memoised, as it does not depend on the person. */
const DealParts = memo(function DealParts({ deal, documents, isPreview }: DealPartsProps) {
  const { t } = useTranslation();
  const risks: readonly InfoRow[] = infoRows(deal.infoTable, AT_RISK);
  const facts = deal.infoTable
    .filter((row) => !risks.includes(row))
    .map(({ label, value }) => ({ id: label, label, value }));
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <RelatedIssuer sale={deal.sale} />
      <DealRisks infoTable={deal.infoTable} />
      <Part title={t('dealPage.facts')}>
        <Card>
          <DefinitionList rows={facts} />
        </Card>
      </Part>
      <DealCosts costs={deal.costs} />
      <SalePart deal={deal} />
      <Part title={t('dealPage.about')}>
        <Prose text={deal.description} />
      </Part>
      <DealFilms videos={deal.videos} />
      <Part title={t('dealPage.documents.title')} lead={t('dealPage.documents.lead')}>
        <DealDocuments documents={documents} isListOnly={isPreview} />
      </Part>
      <DealFaqs faqs={deal.faqs} />
      {deal.team.length === 0 ? null : (
        <Part title={t('dealPage.team')}>
          <TeamList team={deal.team} />
        </Part>
      )}
      <IssuerCard issuer={deal.issuer} />
    </div>
  );
});

/** Costs in figures, in addition to the issuer's own words; nothing if it gave none. */
function DealCosts({ costs }: { costs: Deal['costs'] | undefined }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return costs === undefined ? null : (
    <Part title={t('ui.costs.titleOn', { amount: money(COSTS_SHOWN_ON) })} lead={t('ui.costs.lead')}>
      <Card>
        <CostsOfAmount costs={costs} amount={COSTS_SHOWN_ON} />
      </Card>
    </Part>
  );
}

function DealFilms({ videos }: { videos: readonly Video[] }) {
  const { t } = useTranslation();
  return videos.length === 0 ? null : (
    <Part title={t('dealPage.videos')}>
      <FilmList videos={videos} size="wide" />
    </Part>
  );
}

/** One answer is open at a time. */
function DealFaqs({ faqs }: { faqs: readonly Faq[] }) {
  const { t } = useTranslation();
  return faqs.length === 0 ? null : (
    <Part title={t('dealPage.faqs')}>
      <div>
        {faqs.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} group="deal-faqs">
            <Prose text={answer} />
          </Disclosure>
        ))}
      </div>
    </Part>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead === undefined ? null : <p className="max-w-prose text-muted">{lead}</p>}
      {children}
    </section>
  );
}
