import { type Colleague, enterOffice } from '../colleagues.ts';
import { submitKyc } from '../kyc.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { registerPerson } from '../people.ts';
import { flaggedPair } from '../profile-flags.ts';
import { signedProfile } from '../signed-papers.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

async function ofInvestor(portal: TestPortal, body?: object): Promise<ExampleCall> {
  const { user } = await registerPerson(portal);
  const colleague = await enterOffice(portal, { role: 'compliance' });
  return {
    person: null,
    colleague,
    params: { investorId: user.id },
    ...(body === undefined ? {} : { body }),
  };
}

/** Somebody with a profile, and who may read it. */
async function ofProfile(portal: TestPortal): Promise<ExampleCall> {
  const owner = await registerPerson(portal);
  const { id: kycId } = await submitKyc(owner);
  const colleague = await enterOffice(portal, { role: 'compliance' });
  return { person: null, colleague, params: { investorId: owner.user.id, kycId } };
}

/** Somebody who confirmed their profile without an order, and who may read that. */
async function ofPaper(portal: TestPortal): Promise<ExampleCall & { colleague: Colleague; path: string }> {
  const owner = await registerPerson(portal);
  const { id: kycId } = await submitKyc(owner);
  const investorId = owner.user.id;
  const { documentId } = await signedProfile(portal, investorId, kycId);
  const colleague = await enterOffice(portal, { role: 'compliance' });
  const path = `/office/investors/${investorId}/papers/${documentId}`;
  return { person: null, colleague, params: { investorId, documentId }, path };
}

const WHOLE_NUMBER = { path: 'basics.socialInsuranceNumber', reason: 'Two accounts have it.' };

/** Valid calls about an investor of somebody of the office. */
export const INVESTOR_DESK_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/numbers': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'finance' }),
  }),
  'GET /office/investors': async (portal) => {
    await registerPerson(portal);
    return { person: null, colleague: await enterOffice(portal, { role: 'compliance' }) };
  },
  'GET /office/investors/:investorId': (portal) => ofInvestor(portal),
  'GET /office/investors/:investorId/profiles/:kycId': ofProfile,
  'POST /office/investors/:investorId/profiles/:kycId/reveal': async (portal) => ({
    ...(await ofProfile(portal)),
    body: WHOLE_NUMBER,
  }),
  'POST /office/investors/:investorId/papers/:documentId/open': async (portal) => {
    const { path: _path, ...call } = await ofPaper(portal);
    return call;
  },
  'GET /office/investors/:investorId/papers/:documentId/pages/:page': async (portal) => {
    const { path, ...call } = await ofPaper(portal);
    await call.colleague.post(`${path}/open`);
    return { ...call, params: { ...call.params, page: '1' } };
  },
  'POST /office/investors/:investorId/profile-flags/:flagId/clear': async (portal) => {
    const { carrierId, flagId } = await flaggedPair(portal);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    const body = { reason: 'They are one person with two accounts.' };
    return { person: null, colleague, params: { investorId: carrierId, flagId }, body };
  },
  'POST /office/investors/:investorId/sessions/end': (portal) =>
    ofInvestor(portal, { sessionId: null, reason: 'They lost their phone.' }),
  'POST /office/investors/:investorId/representative': (portal) =>
    ofInvestor(portal, { fromId: null, toId: 'rep-07', reason: 'They moved to British Columbia.' }),
};
