import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { statementsOf } from '@portal/domain/agreement/signing/statements-of';
import { initialStatement } from '../../areas/agreement/signing/initial-statement.ts';
import { openSigning } from '../../areas/agreement/signing/links/open-signing.ts';
import { showSigning } from '../../areas/agreement/signing/show-signing.ts';
import { signDocuments } from '../../areas/agreement/signing/sign-documents.ts';
import { startSession } from '../../areas/people/accounts/sign-in/start-session.ts';
import { hashToken } from '../../platform/crypto/new-token.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Origin } from '../../platform/http/routing/route-request.ts';

/** What the evidence page gives as the place of these signatures, so that nobody takes them for a person's. */
export const DEMO_ORIGIN: Origin = { ipAddress: '127.0.0.1', userAgent: 'Northline demonstration' };
const LANGUAGE = 'en';
const RETURN_PATH = '/dashboard/portfolio';

/**
 * Signs the documents of an order, each step by the use case behind the ceremony's page; an interrupted ceremony continues. The
 * sealing is left to its job. Throws if the order is not ready to be signed.
 */
export async function signDemoOrder(deps: Deps, investorId: string, tradeId: string): Promise<void> {
  const { url } = await openSigning({ ...deps, signingProvider: null }, investorId, {
    tradeId,
    returnUrl: RETURN_PATH,
    language: LANGUAGE,
    origin: DEMO_ORIGIN,
    sessionTokenHash: await openDemoSession(deps, investorId),
    hasConsented: true,
  });
  const token = url.slice(url.lastIndexOf('/') + 1);
  const ceremony = await showSigning(deps, token, LANGUAGE, DEMO_ORIGIN);
  if (ceremony.status !== 'open') {
    throw new Error(`The ceremony of the demonstration order ${tradeId} is ${ceremony.status}`);
  }
  for (const statement of statementsToInitial(ceremony)) {
    await initialStatement(deps, token, statement, DEMO_ORIGIN);
  }
  await signDocuments(deps, token, {
    signature: { kind: 'typed', name: ceremony.signer.name },
    language: LANGUAGE,
    origin: DEMO_ORIGIN,
  });
}

/** The investor of an order of the demonstration has a session of the moment at which they sign. */
async function openDemoSession(deps: Deps, investorId: string): Promise<string> {
  return hashToken(
    await transact(deps.db, (trx) => startSession(trx, deps, investorId, DEMO_ORIGIN, 'password')),
  );
}

/** Of a choice the first row. */
function statementsToInitial({ documents }: SigningEnvelope): { documentId: string; rowId: string }[] {
  return documents.flatMap(({ id, blocks }) =>
    statementsOf(blocks).flatMap(({ rows }) =>
      rows.slice(0, 1).map(({ rowId }) => ({ documentId: id, rowId })),
    ),
  );
}
