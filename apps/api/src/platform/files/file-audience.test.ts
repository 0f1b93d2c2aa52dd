import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { transact } from '../db/transact.ts';
import type { FileReader } from './file-audience.ts';
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

  it('of the office is none for an investor who knows its id, neither as a link nor as a page', async () => {
    const { id } = await keep('deal-draft');
    expect((await eve.get(`/user/file/${id}`)).statusCode).toBe(404);
    expect((await eve.get(`/user/file/${id}/pages/1`)).statusCode).toBe(404);
  });

  it.each([
    ['an investor’s is theirs', true, [true, false]],
    ['a deal’s is every investor’s', false, [true, true]],
  ] as const)('that a server of the version before wrote: %s', async (_what, isOwned, found) => {
    const { id } = await keep(isOwned ? 'identity-front' : 'deal-document', isOwned ? ada.user.id : null);
    await portal.db.updateTable('files').set({ audience: null }).where('id', '=', id).execute();
    const { 'its owner': owner, 'another investor': other } = readers();
    const answers = [
      await findReadableFile(portal.db, owner, id),
      await findReadableFile(portal.db, other, id),
    ];
    expect(answers.map((file) => file !== undefined)).toEqual(found);
  });
});
