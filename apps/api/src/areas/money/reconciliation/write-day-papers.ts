import { DEALER_TIME_ZONE, formatDay } from '@portal/domain/ground/formats/dates';
import type { Language } from '@portal/domain/ground/people/languages';
import {
  type TrustDayContent,
  trustDayContentSchema,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { speaking } from '../../../papers/documents/freeze-documents.ts';
import { trustDayPaper } from '../../../papers/documents/trust-day-paper.ts';
import { renderPdf } from '../../../papers/pdf/render-pdf.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keepFile } from '../../../platform/files/kept/keep-file.ts';
import { sealPaper } from '../../agreement/signing/seal/seal-paper.ts';
import { holdTrustAccounts } from './accounts-of-day.store.ts';
import { dayTarget } from './day-payload.ts';
import { readContentText } from './read-content-text.ts';
import { findClosedDay, findDayPaper, insertDayPaper, type ListedDay } from './trust-days.store.ts';

/** Enough of the digest to recognize the content by the footer. */
const PAPER_ID_LENGTH = 16;

/** Writes and seals the papers of a closed day in both languages; those that exist are left alone. */
export async function writeDayPapers(deps: Deps, day: string): Promise<void> {
  const closed = await findClosedDay(deps.db, day);
  if (closed === undefined) {
    return;
  }
  for (const language of ['en', 'fr'] as const) {
    if (!closed.papers.includes(language)) {
      await keepPaper(deps, closed, language, await print(deps, closed, language));
    }
  }
}

async function print(deps: Deps, closed: ListedDay, language: Language): Promise<Buffer> {
  const t = speaking(language);
  const content = trustDayPaper(
    {
      language,
      content: await readContent(deps, closed),
      sha256: closed.contentSha256,
      preparedBy: closed.preparedByName,
      preparedAt: closed.preparedAt.toISOString(),
      reviewedBy: closed.reviewedByName,
      closedAt: closed.closedAt.toISOString(),
    },
    t,
  );
  const pdf = await renderPdf(
    {
      id: closed.contentSha256.slice(0, PAPER_ID_LENGTH),
      content,
      subtitle: t('documentsTrustDay.subtitle', { day: formatDay(closed.day, language) }),
      letterhead: { ...deps.config.dealer, address: t('brand.address') },
      initials: {},
      signatureLines: [],
      evidence: null,
      timeZone: DEALER_TIME_ZONE,
      createdAt: closed.closedAt.toISOString(),
    },
    t,
  );
  return sealPaper(deps, pdf, t('documentsTrustDay.sealReason', { title: content.title }));
}

async function readContent(deps: Pick<Deps, 'secrets'>, closed: ListedDay): Promise<TrustDayContent> {
  return trustDayContentSchema.parse(JSON.parse(await readContentText(deps, closed)));
}

/** A concurrent run finds the paper there. */
async function keepPaper(
  deps: Deps,
  { day, contentSha256 }: ListedDay,
  language: Language,
  bytes: Buffer,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    await holdTrustAccounts(trx);
    if ((await findDayPaper(trx, day, language)) !== undefined) {
      return;
    }
    const at = deps.clock.now();
    const file = await keepFile(trx, deps, {
      investorId: null,
      purpose: 'trust-day',
      originalName: `${speaking(language)('documentsTrustDay.title')} ${day}.pdf`,
      contentType: 'application/pdf',
      bytes,
      pages: null,
    });
    await insertDayPaper(trx, { day, language, fileId: file.id, at });
    await appendAudit(trx, deps, at, {
      actor: 'system',
      action: 'trust-day.paper-made',
      target: dayTarget(day),
      investorId: null,
      detail: { fileId: file.id, sha256: file.sha256, language, content: contentSha256 },
    });
  });
}
