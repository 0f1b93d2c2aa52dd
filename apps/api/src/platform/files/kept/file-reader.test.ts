import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { transact } from '../../db/transact.ts';
import type { FileReader } from './file-reader.ts';
import { findReadableFile } from './files.store.ts';
import { keepFile } from './keep-file.ts';
import type { FileAudience, FilePurpose } from './stored-file.ts';

let portal: TestPortal;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  eve = await registerPerson(portal);
});
afterAll(() => portal.close());

function keep(purpose: FilePurpose, investorId: string | null = null) {
  return transact(portal.db, (trx) =>
    keepFile(trx, portal.deps, {
      investorId,
      purpose,
      originalName: 'a.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.from('bytes'),
      pages: null,
    }),
  );
}

const PURPOSE_OF: Readonly<Record<FileAudience, FilePurpose>> = {
  owner: 'identity-front',
  investors: 'deal-document',
  public: 'picture',
  staff: 'deal-draft',
};

const readers = (): Readonly<
  Record<'a visitor' | 'its owner' | 'another investor' | 'the office', FileReader>
> => ({
  'a visitor': { as: 'visitor' },
  'its owner': { as: 'investor', investorId: ada.user.id },
  'another investor': { as: 'investor', investorId: eve.user.id },
  'the office': { as: 'staff' },
});

describe('a file', () => {
  it.each([
    ['owner', 'a visitor', false],
    ['owner', 'its owner', true],
    ['owner', 'another investor', false],
    ['owner', 'the office', false],
    ['investors', 'a visitor', false],
    ['investors', 'its owner', true],
    ['investors', 'another investor', true],
    ['investors', 'the office', true],
    ['public', 'a visitor', true],
    ['public', 'its owner', true],
    ['public', 'another investor', true],
    ['public', 'the office', true],
    ['staff', 'a visitor', false],
    ['staff', 'its owner', false],
    ['staff', 'another investor', false],
    ['staff', 'the office', true],
  ] as const)('for %s, asked for by %s: %s', async (audience, who, isFound) => {
    const file = await keep(PURPOSE_OF[audience], audience === 'owner' ? ada.user.id : null);
    expect((await findReadableFile(portal.db, readers()[who], file.id)) !== undefined).toBe(isFound);
  });

  it('of the office does not exist for an investor who knows its id, neither as a link nor as a page', async () => {
    const { id } = await keep('deal-draft');
    expect((await eve.get(`/user/file/${id}`)).statusCode).toBe(404);
    expect((await eve.get(`/user/file/${id}/pages/1`)).statusCode).toBe(404);
  });

  it('says whom it is for, or the database refuses it', async () => {
    const { id } = await keep('deal-document');
    const silent = sql`update files set audience = null where id = ${id}`;
    await expect(silent.execute(portal.db)).rejects.toThrow(/not-null constraint/);
  });
});
