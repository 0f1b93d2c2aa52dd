import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showKyc } from '../../areas/client/kyc/answers/show-kyc.ts';
import { findSubmittedKyc } from '../../areas/client/kyc/submitted/find-submitted-kyc.ts';
import { readSubmittedAnswers } from '../../areas/client/kyc/submitted/submitted-answers.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { loadDemoData } from '../load-demo-data.ts';
import { completeInvestorKyc } from './complete-investor-kyc.ts';
import {
  COMPLETE_INVESTOR,
  completeInvestorAccount,
  completeInvestorOnboarding,
  demoInvestorId,
} from './demo-person.ts';

let portal: TestPortal;
let investorId: string;
const STEPS = [completeInvestorAccount, completeInvestorOnboarding, completeInvestorKyc];
beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemoData(portal.deps, { steps: STEPS });
  investorId = await demoInvestorId(portal.deps, COMPLETE_INVESTOR);
});
afterAll(() => portal.close());

describe('the profile of the demonstration', () => {
  it('is submitted with every section complete, and keeps what onboarding told', async () => {
    const details = await showKyc(portal.deps, investorId);
    expect(Object.values(details.completion)).not.toContain(false);
    expect(details).toMatchObject({ version: 1, submittedAt: portal.deps.clock.now().toISOString() });
    expect(details.sections).toMatchObject({
      basics: { firstName: 'Ada', lastName: 'Whitfield', address: { province: 'CAN-ON', country: 'CAN' } },
      investing: { experience: '3', riskTolerance: '2', timeframe: 5 },
    });
  });

  it('has pictures of a card and a bill that somebody can look at', async () => {
    const kyc = await findSubmittedKyc(portal.db, investorId);
    const { text } = await readSubmittedAnswers(portal.db, portal.deps.secrets, investorId, kyc?.id ?? '');
    for (const path of ['document.front', 'document.back', 'addressProof.bill']) {
      const file = await portal.db
        .selectFrom('files')
        .select('storage_key')
        .where('id', '=', text(`identityVerification.principal.${path}`))
        .executeTakeFirstOrThrow();
      const { width, entropy } = await describePicture(await portal.deps.files.read(file.storage_key));
      expect(width).toBeGreaterThan(800);
      expect(entropy).toBeGreaterThan(0.5);
    }
  });

  it('is made once', async () => {
    await loadDemoData(portal.deps, { steps: STEPS });
    const rows = await portal.db.selectFrom('kyc_versions').select('version').execute();
    expect(rows).toEqual([{ version: 1 }]);
  });
});

async function describePicture(bytes: Buffer): Promise<{ width: number; entropy: number }> {
  const { width } = await sharp(bytes).metadata();
  return { width, entropy: (await sharp(bytes).stats()).entropy };
}
