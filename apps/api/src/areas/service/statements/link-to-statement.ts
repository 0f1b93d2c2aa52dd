import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DocumentLink } from '@portal/domain/order/trades/trade.wire';
import type { StatementFormat } from '@portal/domain/service/portfolio/statement-format';
import type { StatementParticulars } from '../../../papers/documents/portfolio-statement.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keepFile } from '../../../platform/files/kept/keep-file.ts';
import type { LinkedFile } from '../../../platform/files/links/linked-file.ts';
import { makeFileLink } from '../../../platform/files/links/make-file-link.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { trusteeInForce } from '../../firm/trustee/trustee-in-force.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { listTrades } from '../order-views/list-trades.ts';
import { paperOf, type Statement, sheetOf } from './statement.ts';
import { findStatement, insertStatement, type StatementKey } from './statements.store.ts';

const CONTENT_TYPES: Readonly<Record<StatementFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
};

/**
 * A short-lived link to a statement of the investor's orders as of today. The same content for the same day is written and sealed
 * once and kept, so that the same document can be shown again.
 */
export async function linkToStatement(
  deps: Deps,
  investorId: string,
  format: StatementFormat,
  language: Language,
): Promise<DocumentLink> {
  const from = await gather(deps, investorId, language);
  const statement = format === 'pdf' ? paperOf(deps, from) : sheetOf(deps, from);
  const key = { investorId, format, contentSha256: statement.contentSha256 };
  const file = (await findStatement(deps.db, key)) ?? (await keepStatement(deps, key, statement));
  return { fileId: file.id, url: (await makeFileLink(deps, file)).url, title: statement.title };
}

async function gather(deps: Deps, investorId: string, language: Language): Promise<StatementParticulars> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { trades } = await listTrades(deps, investorId, { includeArchived: true }, language);
  return {
    language,
    investor: { name: fullName(investor), email: investor.email },
    trustee: (await trusteeInForce(deps)).words[language].trustee,
    trades,
  };
}

async function keepStatement(deps: Deps, key: StatementKey, statement: Statement): Promise<LinkedFile> {
  const { investorId, format } = key;
  const bytes = await statement.write();
  return transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    const file = await keepFile(trx, deps, {
      investorId,
      purpose: 'statement',
      originalName: `${statement.title} ${dealerDay(at)}.${format}`,
      contentType: CONTENT_TYPES[format],
      bytes,
      pages: null,
    });
    await insertStatement(trx, key, file.id, at);
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'statement.made',
      target: `investor:${investorId}`,
      investorId,
      detail: { fileId: file.id, sha256: file.sha256, format },
    });
    return file;
  });
}
