import type { FieldIssue } from '../../../ground/forms/field-issue.ts';
import { isEmailAddress } from '../../../ground/people/email-address.ts';
import { LANGUAGES } from '../../../ground/people/languages.ts';
import { isProvinceCode } from '../../../ground/people/provinces.ts';
import type { InfoKind } from '../info-kinds.ts';
import type { DealContent } from './deal-content.ts';
import type { DealDraft } from './deal-draft.ts';
import { textsOf, unconfirmedTexts } from './deal-texts.ts';
import { problemsOfOffering } from './offering-problems.ts';
import { problem, when } from './problem.ts';
import type { SaleFacts } from './unlawful-in.ts';

/** Facts about a deal that are not in its draft, and bear on whether it can be published. */
export type DealFacts = SaleFacts & {
  /** Units that orders hold already; 0 for a deal that was never published. */
  unitsTaken: number;
  /** The name in the address under which investors know it; null until it is published, after which it stays. */
  publishedSlug: string | null;
  /** The content for which somebody last confirmed that both languages say the same; null where nobody did. */
  confirmed: DealContent | null;
};

/** Figures without which nobody can decide: one kind of each group is needed. */
export const FIGURES_NEEDED: readonly (readonly [InfoKind, ...InfoKind[]])[] = [
  ['targetReturn', 'interestRate'],
  ['term'],
  ['downside', 'worstResult'],
  ['fees'],
];

const PERCENT_MAX = 100;
const OFFERING = 'content.offering.';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What keeps a draft from being published, each beside its field: what is missing or wrong, per language, and the texts whose
 * two languages nobody compared since one of them changed. Empty when it can be. Fields are named as in the draft
 * (`content.faqs.2.answer.fr`); a list as a whole is named where an entry of it is missing.
 */
export function problemsOf(draft: DealDraft, facts: DealFacts): FieldIssue[] {
  return [
    ...problemsOfTerms(draft, facts),
    ...problemsOfOffering(draft, facts),
    ...problemsOfTexts(draft.content),
    ...problemsOfLists(draft.content),
    ...problemsOfCosts(draft.content),
    ...problemsOfFiles(draft.content),
    ...problemsOfIssuer(draft.content),
    ...unread(draft.content, facts),
  ];
}

function problemsOfTerms(draft: DealDraft, { unitsTaken, publishedSlug }: DealFacts): FieldIssue[] {
  const { slug, unitPrice, minimumUnits, maximumUnits, unitsTotal, opensAt, closesAt } = draft;
  return [
    ...when(slug === '', 'slug', 'missing'),
    ...when(slug !== '' && !SLUG.test(slug), 'slug', 'slug'),
    ...when(slug !== '' && publishedSlug !== null && slug !== publishedSlug, 'slug', 'slugFixed'),
    ...when(draft.type === null, 'type', 'missing'),
    ...when(draft.province === null, 'province', 'missing'),
    ...when(unitPrice === null, 'unitPrice', 'missing'),
    ...when(unitPrice === 0, 'unitPrice', 'aboveZero'),
    ...problemsOfCount('minimumUnits', minimumUnits),
    ...problemsOfCount('maximumUnits', maximumUnits),
    ...when(isBelow(maximumUnits, minimumUnits), 'maximumUnits', 'maximumBelowMinimum'),
    ...problemsOfCount('unitsTotal', unitsTotal),
    ...when(isBelow(unitsTotal, unitsTaken), 'unitsTotal', 'belowTaken', { count: unitsTaken }),
    ...when(isBelow(unitsTotal, minimumUnits), 'unitsTotal', 'totalBelowMinimum'),
    ...when(opensAt === null, 'opensAt', 'missing'),
    ...when(closesAt === null, 'closesAt', 'missing'),
    ...when(
      opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt),
      'closesAt',
      'closesBeforeOpening',
    ),
  ];
}

function problemsOfCount(path: string, count: number | null): FieldIssue[] {
  return [...when(count === null, path, 'missing'), ...when(count === 0, path, 'aboveZero')];
}

function isBelow(count: number | null, least: number | null): boolean {
  return count !== null && count > 0 && least !== null && count < least;
}

/** A text in one language only is missing in the other; one in neither is missing in both. The offering says which of its own it needs. */
function problemsOfTexts(content: DealContent): FieldIssue[] {
  const asked = textsOf(content).filter(({ path }) => !path.startsWith(OFFERING));
  return asked.flatMap(({ path, text }) =>
    LANGUAGES.flatMap((language) => when(text[language].trim() === '', `${path}.${language}`, 'missing')),
  );
}

function problemsOfLists({ photos, infoTable, team = [] }: DealContent): FieldIssue[] {
  const kinds = new Set(infoTable.map(({ kind }) => kind));
  const covers = photos.filter(({ cover }) => cover).length;
  return [
    ...when(photos.length === 0, 'content.photos', 'photoMissing'),
    ...when(photos.length > 0 && covers !== 1, 'content.photos', 'oneCover'),
    ...photos.flatMap(({ src }, place) => when(src === '', `content.photos.${place}.src`, 'pictureMissing')),
    ...FIGURES_NEEDED.flatMap((needed) =>
      when(!needed.some((kind) => kinds.has(kind)), 'content.infoTable', `figure.${needed[0]}`),
    ),
    ...team.flatMap(({ name, portrait }, place) => [
      ...when(name === '', `content.team.${place}.name`, 'missing'),
      ...when(portrait === '', `content.team.${place}.portrait`, 'pictureMissing'),
    ]),
  ];
}

/** A cost of nothing is none, and none is more than the whole amount. */
function problemsOfCosts({ costs = [] }: DealContent): FieldIssue[] {
  return costs.flatMap(({ kind, value }, place) => [
    ...when(value === null, `content.costs.${place}.value`, 'missing'),
    ...when(value === 0, `content.costs.${place}.value`, 'aboveZero'),
    ...when(kind === 'percent' && (value ?? 0) > PERCENT_MAX, `content.costs.${place}.value`, 'aboveWhole'),
  ]);
}

/** A film is shown with captions in both languages, and a document in both. */
function problemsOfFiles({ films = [], documents = [] }: DealContent): FieldIssue[] {
  return [
    ...films.flatMap(({ video, poster, captions }, place) => [
      ...when(video === '', `content.films.${place}.video`, 'videoMissing'),
      ...when(poster === '', `content.films.${place}.poster`, 'pictureMissing'),
      ...LANGUAGES.flatMap((language) =>
        when(captions[language] === '', `content.films.${place}.captions.${language}`, 'captionsMissing'),
      ),
    ]),
    ...documents.flatMap(({ file }, place) =>
      LANGUAGES.flatMap((language) =>
        when(file[language] === '', `content.documents.${place}.file.${language}`, 'documentMissing'),
      ),
    ),
  ];
}

function problemsOfIssuer({ issuer }: DealContent): FieldIssue[] {
  const { name, city, province, email, phone } = issuer;
  return [
    ...Object.entries({ name, city, email, phone }).flatMap(([field, value]) =>
      when(value === '', `content.issuer.${field}`, 'missing'),
    ),
    ...when(!isProvinceCode(province), 'content.issuer.province', 'missing'),
    ...when(email !== '' && !isEmailAddress(email), 'content.issuer.email', 'email'),
  ];
}

/** Only where both languages are there: until then, what is missing is named. */
function unread(content: DealContent, { confirmed }: DealFacts): FieldIssue[] {
  const complete = new Set(
    textsOf(content)
      .filter(({ text }) => LANGUAGES.every((language) => text[language].trim() !== ''))
      .map(({ path }) => path),
  );
  return unconfirmedTexts(content, confirmed)
    .filter(({ path }) => complete.has(path))
    .map(({ path, because }) => problem(`${path}.${because === 'frenchMoved' ? 'en' : 'fr'}`, because));
}
