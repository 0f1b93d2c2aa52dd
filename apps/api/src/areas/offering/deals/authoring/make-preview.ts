import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { problemsOf } from '@portal/domain/offering/deals/authoring/deal-problems';
import type { DealPreview } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { DealDocument } from '@portal/domain/offering/deals/deal.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { findDealDocuments, type PublishedDocument } from '../deals.store.ts';
import { dealOfDraft } from '../draft-of-deal.ts';
import { findDealFiles } from '../files/deal-files.store.ts';
import { showDealFilms } from '../files/show-deal-films.ts';
import { presentDeal } from '../marketplace/present-deal.ts';
import { findDraftNamed, type VersionName } from './compare-versions.ts';
import { dealTarget } from './deal-target.ts';
import { deleteEndedPreviews, findPreview, insertPreview } from './office-deals.store.ts';

/** How long a link works: a day, for an issuer who is asked to take a look. */
const PREVIEW_MS = 86_400_000;

/** Replaces the id and the slug: what is only previewed can be neither ordered nor bookmarked. */
const NAMELESS = 'preview';

/**
 * Makes a link that shows a deal as it is at this moment, on the investors' own page and without a session. Throws
 * NOT_FOUND, and VALIDATION while it lacks price, units or dates, which the page needs.
 */
export async function makePreview(
  deps: Deps,
  by: StaffActor,
  dealId: string,
  name: VersionName,
): Promise<{ url: string; expiresAt: string }> {
  const draft = await findDraftNamed(deps.db, dealId, name);
  const at = deps.clock.now();
  refuseWithoutTerms(draft, at);
  const token = newToken();
  const expiresAt = new Date(at.getTime() + PREVIEW_MS);
  const version = name === 'draft' ? null : Number(name);
  await transact(deps.db, async (trx) => {
    const preview = { tokenHash: hashToken(token), dealId, version, draft, by: by.staffId, at, expiresAt };
    await insertPreview(trx, preview);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'deal.preview-made',
      target: dealTarget(dealId),
      investorId: null,
      detail: { ...auditOfStaff(by), version, expiresAt: expiresAt.toISOString() },
    });
  });
  return { url: `${deps.config.publicUrl}/preview/${token}`, expiresAt: expiresAt.toISOString() };
}

function refuseWithoutTerms(draft: DealDraft, at: Date): void {
  const facts = {
    unitsTaken: 0,
    publishedSlug: null,
    confirmed: null,
    memorandumLanguages: [],
    today: dealerDay(at),
  };
  const problems = problemsOf(draft, facts).filter(
    ({ path }) => path !== 'slug' && !path.startsWith('content.'),
  );
  if (problems.length > 0) {
    throw invalid(problems);
  }
}

/** What a preview's link shows to whoever has it. Throws PREVIEW_INVALID once it has expired. */
export async function showPreview(deps: Deps, token: string, language: Language): Promise<DealPreview> {
  const preview = await findPreview(deps.db, hashToken(token), deps.clock.now());
  const deal = preview === undefined ? null : dealOfDraft(preview.draft);
  if (preview === undefined || deal === null) {
    throw new AppError('PREVIEW_INVALID');
  }
  const videos = await showDealFilms(deps, deal.content, language);
  const documents = await documentsOfPreview(deps.db, preview.dealId, deal.content);
  const shown = { ...deal, id: NAMELESS, slug: NAMELESS, isLive: false, unitsTaken: 0 };
  const presented = presentDeal(shown, { documents, videos }, language);
  return {
    // Without their real ids, since the link may be in anybody's hands.
    deal: { ...presented, documents: presented.documents.map(withoutId) },
    version: preview.version,
    expiresAt: preview.expiresAt.toISOString(),
  };
}

function withoutId(document: DealDocument, place: number): DealDocument {
  return { ...document, id: `${NAMELESS}-${place + 1}` };
}

/**
 * The documents the deal would have: the published memorandum, and those the draft names, published or not. They are
 * only listed: a preview's link may be in anybody's hands, so it opens none of them.
 */
async function documentsOfPreview(
  db: Db,
  dealId: string,
  content: DealContent,
): Promise<PublishedDocument[]> {
  const published = await findDealDocuments(db, { id: dealId, content });
  const isOut = new Set(published.map(({ id }) => id));
  const named = (content.documents ?? []).flatMap(({ kind, title, file }) =>
    LANGUAGES.map((language) => ({ id: file[language], dealId, kind, language, title: title[language] })),
  );
  const written = named.filter(({ id }) => id !== '' && !isOut.has(id));
  const files = await findDealFiles(
    db,
    written.map(({ id }) => id),
  );
  const drafted = written.flatMap((document) => {
    const file = files.find(({ id }) => id === document.id);
    return file === undefined
      ? []
      : [{ ...document, version: 1, pages: file.pages ?? 0, sizeBytes: file.size }];
  });
  return [...published, ...drafted];
}

/** Deletes expired preview links. */
export async function forgetEndedPreviews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return deleteEndedPreviews(db, clock.now());
}
