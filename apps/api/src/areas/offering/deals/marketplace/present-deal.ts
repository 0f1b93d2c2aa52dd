import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { DealContent, DealMedia } from '@portal/domain/offering/deals/authoring/deal-content';
import type {
  Deal,
  DealDocument,
  InfoRow,
  ListedDeal,
  Media,
  Video,
} from '@portal/domain/offering/deals/deal.wire';
import { DRAFTED_DOCUMENT_KINDS } from '@portal/domain/offering/deals/document-kinds';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';
import { formatInfoTable } from '@portal/domain/offering/deals/info-table';
import type { DealRecord } from '../deal-record.ts';
import type { PublishedDocument } from '../deals.store.ts';
import { presentCosts } from './present-costs.ts';
import { presentOffering, presentSale } from './present-sale.ts';

/** The rows of a deal's table that a list shows, compares and sorts by. */
const LISTED_KINDS: readonly InfoKind[] = ['targetReturn', 'interestRate', 'term'];

/** A deal in one language, as the API returns it. */
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
    ...presentCosts(content.costs, language),
    ...presentSale(content.offering, language),
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
    documents: presentDocuments(documents, content, language),
  };
}

/** What cards, filters and sorting need of a deal, in one language. */
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
    ...presentOffering(content.offering),
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
 * One document of each kind, by importance, falling back to the other language. Of the offering memorandum only the
 * newest version counts, even while its translation is missing; the others are those the deal names.
 */
function presentDocuments(
  documents: readonly PublishedDocument[],
  { documents: named = [] }: DealContent,
  language: Language,
): DealDocument[] {
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const memoranda = documents.filter(({ kind }) => kind === 'offering-memorandum');
  const newest = Math.max(...memoranda.map(({ version }) => version));
  const memorandum = firstIn(languages, (of) =>
    memoranda.find((each) => each.language === of && each.version === newest),
  );
  const others = DRAFTED_DOCUMENT_KINDS.flatMap((kind) => {
    const entry = named.find((each) => each.kind === kind);
    const document = firstIn(languages, (of) => documents.find(({ id }) => id === entry?.file[of]));
    return entry === undefined || document === undefined
      ? []
      : [{ ...document, title: entry.title[document.language] }];
  });
  return [...(memorandum === undefined ? [] : [memorandum]), ...others].map(
    ({ id, kind, title, pages, sizeBytes: size }) => ({ id, title, kind, pages, size }),
  );
}

function firstIn<Found>(
  languages: readonly Language[],
  find: (language: Language) => Found | undefined,
): Found | undefined {
  return languages.map(find).find((found) => found !== undefined);
}
