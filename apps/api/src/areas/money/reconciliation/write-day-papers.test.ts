import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readWithPoppler } from '../../../testing/read-with-poppler.ts';
import { BY_STAFF } from '../../../testing/staff-actor.ts';
import { accountOf, prepareAll, seenBy, TODAY_MOVED, TRUST_DAY } from '../../../testing/trust-days.ts';
import { verifyDocument } from '../../agreement/signing/seal/verify-document.ts';
import { writeDayPapers } from './write-day-papers.ts';

const DEPOSIT = [TRUST_DAY, 'GC 0912-DEPOSIT', 250] as const;

let portal: TestPortal;
let compliance: Colleague;
let hash: string;
beforeEach(async () => {
  portal = await openTestPortal();
  const finance = await enterOffice(portal, { role: 'finance' });
  compliance = await enterOffice(portal, { role: 'compliance' });
  await accountOf(portal, [DEPOSIT, TODAY_MOVED]);
  await prepareAll(finance);
  const seen = await seenBy(compliance);
  hash = seen.hash;
  const closed = await compliance.post(`/office/money/days/${TRUST_DAY}/approve`, seen);
  expect(closed.statusCode, closed.body).toBe(200);
});
afterEach(() => portal.close());

const filesOf = () =>
  portal.db.selectFrom('trust_day_papers').select(['language', 'file_id']).orderBy('language').execute();
const askFor = (language: string) => compliance.post(`/office/money/days/${TRUST_DAY}/paper`, { language });
const recordsOf = (action: string) =>
  portal.db
    .selectFrom('audit_log')
    .select(['actor', 'detail'])
    .where('target', '=', `trust-day:${TRUST_DAY}`)
    .where('action', '=', action)
    .orderBy('seq')
    .execute();

const PAPERS = [
  {
    language: 'en',
    words: ['Trust reconciliation', 'Day closed: November 17, 2026', 'GC 0912-DEPOSIT'],
    reason: Buffer.from('(Trust reconciliation, closed by'),
  },
  {
    language: 'fr',
    words: ['Rapprochement des comptes', ': 17 novembre 2026', 'GC 0912-DEPOSIT'],
    reason: Buffer.from('Rapprochement des comptes en fiducie, ferm', 'utf16le').swap16(),
  },
] as const;

describe('the paper of a closed day', () => {
  it('is written in each language after a crash between closing and printing, sealed and recorded', async () => {
    const failing = () => Promise.reject(new Error('no disk'));
    const broken = { ...portal.deps, files: { ...portal.deps.files, put: failing } };
    await expect(writeDayPapers(broken, TRUST_DAY)).rejects.toThrow('no disk');
    expect(await filesOf()).toEqual([]);
    expect((await askFor('en')).json().code).toBe('NOT_FOUND');
    await portal.runJobs();
    const made = await filesOf();
    for (const [place, { language, words, reason }] of PAPERS.entries()) {
      const { url } = (await askFor(language)).json().data;
      const { rawPayload } = await portal.app.inject({
        method: 'GET',
        url: url.replace('http://portal.test', ''),
      });
      const { outcome, sha256 } = await verifyDocument(portal.deps, rawPayload);
      expect([outcome, rawPayload.includes(reason)]).toEqual(['unchanged', true]);
      const text = readWithPoppler('pdftotext', rawPayload);
      expect(words.filter((each) => !text.includes(each))).toEqual([]);
      expect(text).toMatch(new RegExp(`Document.* ${hash.slice(0, 16)}\\n`));
      expect(text).not.toMatch(/documentsTrustDay|officeTrustDays/);
      const fileId = made[place]?.file_id;
      expect((await recordsOf('trust-day.paper-made'))[place]).toEqual({
        actor: 'system',
        detail: { fileId, sha256, language, content: hash },
      });
      expect((await recordsOf('trust-day.paper-fetched'))[place]).toEqual({
        actor: `staff:${compliance.id}`,
        detail: { ...BY_STAFF, language, fileId },
      });
    }
  });

  it('is made once, even by two at once, and where the job runs again without even opening the day', async () => {
    expect((await portal.waitingJobs()).filter(({ name }) => name === 'write-trust-day')).toHaveLength(1);
    await writeDayPapers(portal.deps, '2026-11-18');
    expect(await filesOf()).toEqual([]);
    await Promise.all([writeDayPapers(portal.deps, TRUST_DAY), writeDayPapers(portal.deps, TRUST_DAY)]);
    const made = await filesOf();
    expect(made.map(({ language }) => language)).toEqual(['en', 'fr']);
    const shut = () => Promise.reject(new Error('it was opened'));
    await writeDayPapers({ ...portal.deps, secrets: { ...portal.deps.secrets, open: shut } }, TRUST_DAY);
    await portal.runJobs();
    expect(await filesOf()).toEqual(made);
    expect(await recordsOf('trust-day.paper-made')).toHaveLength(2);
  });
});
