import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../main/build-app.ts';
import { exampleOf, sendEvidence } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { wholeDatabase, wholeDirectory } from '../../../testing/read-everything.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const PLANTED = {
  own: '130692544',
  spouse: '193456787',
  licence: 'PLANTED-LICENCE-60417',
  passport: 'PLANTEDPASSPORT456',
  account: '0042-PLANTED-778899',
  reference: 'REF-PLANTED-5512',
  typedWrong: '999888777666',
  uploaded: 'PLANTED-UPLOAD-31337',
  late: '046454286',
};

const HOUR_BEFORE = '2026-11-18T14:00:00.000Z';
const HOUR_LATER = '2026-11-18T16:00:00.000Z';

describe('the secret numbers of a profile', () => {
  it('are nowhere in the database, the files, the logs, the mail or an answer', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    const app = await buildApp({ ...portal.deps, log });
    const ada = await registerPerson({ ...portal, app });
    const profile = await exampleOf(ada);
    profile.basics.socialInsuranceNumber = PLANTED.own;
    profile.basics.spouse.socialInsuranceNumber = PLANTED.spouse;
    profile.identityVerification.principal.documentNumber = PLANTED.licence;
    profile.identityVerification.principal.dualVerification = {
      sourceName: 'A bank',
      documentType: '1',
      accountNumber: PLANTED.account,
      reference: PLANTED.reference,
    };
    profile.identityVerification.secondary.documentNumber = PLANTED.passport;
    const key = { 'idempotency-key': 'one-save' };
    const wrong = { basics: { socialInsuranceNumber: PLANTED.typedWrong, otherNumber: PLANTED.own } };
    const longAgo = { sentAt: HOUR_LATER, answeredAt: { 'basics.socialInsuranceNumber': HOUR_BEFORE } };
    const replies = [
      await ada.post('/user/kyc/save', wrong),
      await ada.post('/user/kyc/save', { ...wrong, formIsFinished: true }),
      await ada.post('/user/kyc/save', { ...profile, formIsFinished: true }, key),
      await ada.post('/user/kyc/save', { ...profile, formIsFinished: true }, key),
      await sendEvidence(ada, 'id', { front: true, documentNumber: PLANTED.uploaded }),
      await ada.get('/user/kyc/details'),
      await ada.post('/user/kyc/save', { basics: { socialInsuranceNumber: PLANTED.late }, ...longAgo }),
    ];
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 400, 200, 200, 200, 200, 200]);
    expect(replies[5]?.json().data.sections).toMatchObject({
      basics: { socialInsuranceNumber: '***-***-544', spouse: { socialInsuranceNumber: '***-***-787' } },
      identityVerification: { principal: { documentNumber: '***-***-337' } },
    });
    await portal.runJobs();
    await app.close();
    const places = {
      database: await wholeDatabase(portal.db),
      files: wholeDirectory(portal.deps.config.dataDir),
      logs: lines.join('\n'),
      mail: JSON.stringify(portal.mails),
      answers: replies.map((reply) => reply.body).join('\n'),
    };
    expect(places.logs).toContain('/api/user/kyc/save');
    expect(places.database).toContain('CAN-ON');
    for (const column of ['kyc_versions.answers', 'kyc_set_aside_answers.sealed', 'audit_log.detail']) {
      expect(places.database).toContain(column);
    }
    for (const [place, content] of Object.entries(places)) {
      for (const number of Object.values(PLANTED)) {
        expect(content.includes(number), `${number} in ${place}`).toBe(false);
      }
    }
  });
});
