import type { DealContent, DealMedia } from '@portal/domain/deals/deal-content';
import type { InfoKind } from '@portal/domain/deals/info-kinds';
import { formatInfoTable } from '@portal/domain/deals/info-table';
import { dollarsFromCents } from '@portal/domain/money/cents';
import { LANGUAGES, type Language } from '@portal/domain/people/languages';
import {
  DEAL_DOCUMENT_KINDS,
  type Deal,
  type DealDocument,
  type InfoRow,
  type ListedDeal,
  type Media,
  type Video,
} from '@portal/domain/wire/deal';
import type { DealRecord } from './deal-record.ts';
import type { PublishedDocument } from './deals.store.ts';

/** What a list tells of a deal's table: it is compared and sorted by these. */
const LISTED_KINDS: readonly InfoKind[] = ['targetReturn', 'interestRate', 'term'];

/** A deal in one language as the API answers it. */
export function presentDeal(
  deal: DealRecord,
  { documents, videos }: { documents: readonly PublishedDocument[]; videos: readonly Video[] },
  language: Language,
): Deal {
  const { content } = deal;
  return {
    ...presentCommon(deal, language),
    description: content.description[language],
    photos: presentMedia(content.photos, language),
    videos: [...videos],
    infoTable: presentInfoTable(content.infoTable, language),
    faqs: content.faqs.map(({ question, answer }) => ({
      question: question[language],
      answer: answer[language],
    })),
    issuer: { ...content.issuer, summary: content.issuer.summary[language] },
    team: (content.team ?? []).map(({ role, biography, ...member }) => ({
      ...member,
      role: role[language],
      biography: biography[language],
    })),
    documents: presentDocuments(documents, deal.id, language),
  };
}

/** What a card, a filter and an order of the list need of a deal, in one language. */
export function presentListedDeal(deal: DealRecord, language: Language): ListedDeal {
  const { photos, infoTable, issuer } = deal.content;
  const cover = photos.find((photo) => photo.cover) ?? photos[0];
  return {
    ...presentCommon(deal, language),
    photos: presentMedia(cover === undefined ? [] : [cover], language),
    infoTable: presentInfoTable(
      infoTable.filter(({ kind }) => LISTED_KINDS.includes(kind)),
      language,
    ),
    issuer: { name: issuer.name },
  };
}

function presentCommon(deal: DealRecord, language: Language) {
  const { content } = deal;
  return {
    id: deal.id,
    slug: deal.slug,
    name: content.name[language],
    type: deal.type,
    location: content.location[language],
    province: deal.province,
    summary: content.summary[language],
    unitPrice: dollarsFromCents(deal.unitPriceCents),
    minimumUnits: deal.minimumUnits,
    maximumUnits: deal.maximumUnits,
    unitsTotal: deal.unitsTotal,
    unitsTaken: deal.unitsTaken,
    paysIncome: content.paysIncome ?? false,
    opensAt: deal.opensAt.toISOString(),
    closesAt: deal.closesAt.toISOString(),
  };
}

function presentInfoTable(rows: DealContent['infoTable'], language: Language): InfoRow[] {
  return formatInfoTable(
    rows.map(({ kind, label, value }) => ({ label: label[language], value: value[language], kind })),
    language,
  );
}

/** Pictures with their descriptions in one language. */
export function presentMedia(media: readonly DealMedia[], language: Language): Media[] {
  return media.map(({ id, src, description, cover }) => ({
    _id: id,
    src,
    description: description[language],
    cover,
  }));
}

/**
 * One document of each kind, in the order of importance; in the other language when there is none in this one. Of the
 * offering memorandum only the newest version counts, as long as its translation is late in one language.
 */
function presentDocuments(
  documents: readonly PublishedDocument[],
  dealId: string,
  language: Language,
): DealDocument[] {
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  return DEAL_DOCUMENT_KINDS.flatMap((kind) => {
    const ofKind = documents.filter((document) => document.dealId === dealId && document.kind === kind);
    const newest = Math.max(...ofKind.map(({ version }) => version));
    const offered =
      kind === 'offering-memorandum' ? ofKind.filter(({ version }) => version === newest) : ofKind;
    const found = languages
      .map((wanted) => offered.find((document) => document.language === wanted))
      .find((document) => document !== undefined);
    if (found === undefined) {
      return [];
    }
    const { id, title, pages, sizeBytes: size } = found;
    return [{ id, title, kind, pages, size }];
  });
}
