import { formatDate } from '@portal/domain/ground/formats/dates';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DocumentLink } from '@portal/domain/order/trades/trade.wire';
import { contentHash } from '../../../papers/documents/content-hash.ts';
import { dealerForm } from '../../../papers/documents/dealer-form.ts';
import type { DocumentContent } from '../../../papers/documents/document-particulars.ts';
import { speaking } from '../../../papers/documents/freeze-documents.ts';
import { renderPdf } from '../../../papers/pdf/render-pdf.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keepFile } from '../../../platform/files/kept/keep-file.ts';
import type { LinkedFile } from '../../../platform/files/links/linked-file.ts';
import { makeFileLink } from '../../../platform/files/links/make-file-link.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { gatherParticulars } from '../../agreement/signing/links/gather-particulars.ts';
import { findJointSigner } from '../../agreement/signing/links/joint-signer.ts';
import { lawOfOrder } from '../../agreement/signing/links/law-of-order.ts';
import { findInvestorParticulars } from '../../client/kyc/submitted/find-investor-particulars.ts';
import { findOrderBackground } from '../../order/trades/find-order.ts';
import { lockOrder } from '../../order/trades/lock-order.ts';
import { openOrder } from '../../order/trades/open-order.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import { findDealerForm, insertDealerForm } from './dealer-forms.store.ts';

/** Enough of the digest to recognize the form by its footer. */
const FORM_ID_LENGTH = 16;

/**
 * A short-lived link to the dealer's form of an order: the relationship disclosure with the order's particulars. It is printed once
 * for each state of the order and kept, so that the same document can be shown again. Throws NOT_FOUND, or STEP_NOT_REACHED before
 * the details are given.
 */
export async function linkToDealerForm(
  deps: Deps,
  investorId: string,
  tradeId: string,
  language: Language,
): Promise<DocumentLink> {
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    const { content, timeZone } = await writeForm(trx, deps, trade, language);
    const contentSha256 = contentHash(content);
    const file =
      (await findDealerForm(trx, investorId, tradeId, contentSha256)) ??
      (await keepForm(trx, deps, trade, { content, contentSha256, timeZone }));
    return { fileId: file.id, url: (await makeFileLink(deps, file)).url, title: content.title };
  });
}

type Form = { content: DocumentContent; contentSha256: string; timeZone: string };

/** The form carries the order's day, so that the same order always gives the same form. */
async function writeForm(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  language: Language,
): Promise<Pick<Form, 'content' | 'timeZone'>> {
  const { investorId, kycId, dealId, createdAt } = trade;
  if (kycId === null) {
    throw new AppError('STEP_NOT_REACHED');
  }
  const investor = await findInvestorParticulars(trx, deps.secrets, investorId, kycId, language);
  const background = await findOrderBackground(trx, investorId, dealId);
  const joint = await findJointSigner(trx, deps, trade);
  const particulars = gatherParticulars(await openOrder(deps.secrets, trade), joint, investor, background, {
    language,
    preparedAt: createdAt,
    dealer: deps.config.dealer,
    exemption: (await lawOfOrder(trx, deps, trade, language)).exemption,
  });
  return {
    content: dealerForm(particulars, speaking(language)),
    timeZone: timeZoneOf(investor.province),
  };
}

async function keepForm(trx: Db, deps: Deps, trade: TradeRecord, form: Form): Promise<LinkedFile> {
  const { investorId, id: tradeId, createdAt } = trade;
  const { content, contentSha256, timeZone } = form;
  const at = deps.clock.now();
  const t = speaking(content.language);
  const bytes = await renderPdf(
    {
      id: contentSha256.slice(0, FORM_ID_LENGTH),
      content,
      subtitle: t('signing.paper.subtitle', {
        order: tradeId,
        day: formatDate(createdAt.toISOString(), content.language, timeZone),
      }),
      letterhead: { ...deps.config.dealer, address: t('brand.address') },
      initials: {},
      signatureLines: [],
      evidence: null,
      timeZone,
      createdAt: at.toISOString(),
    },
    t,
  );
  const file = await keepFile(trx, deps, {
    investorId,
    purpose: 'dealer-form',
    originalName: `${content.title}.pdf`,
    contentType: 'application/pdf',
    bytes,
    pages: null,
  });
  await insertDealerForm(trx, { investorId, tradeId, contentSha256, fileId: file.id, at });
  await appendAudit(trx, deps, at, {
    actor: `investor:${investorId}`,
    action: 'dealer-form.made',
    target: `trade:${tradeId}`,
    investorId,
    detail: { fileId: file.id, sha256: file.sha256 },
  });
  return file;
}
