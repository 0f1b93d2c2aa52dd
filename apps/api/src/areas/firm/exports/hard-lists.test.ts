import type { OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { manyOnDesk } from '../../../testing/many-on-desk.ts';
import { writeToDealer } from '../../../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { readExport } from '../../../testing/read-export.ts';

const FORMULA = '=HYPERLINK("http://x.example","a")';
const FORMULA_AS_TEXT = `'=HYPERLINK(""http://x.example"",""a"")`;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

async function askFor(list: string, filter: object, headers = {}): Promise<OfficeExport> {
  const reply = await compliance.post(`/office/${list}/export`, filter, headers);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

async function linesOf({ id }: OfficeExport): Promise<string[]> {
  return (await readExport(portal, compliance, id)).trimEnd().split('\r\n');
}

describe('an export that is hard to write', () => {
  it('has 5,000 investors, each once', async () => {
    await manyOnDesk(portal, 5_000, { province: 'CAN-YT' });
    const asked = await askFor('investors', { province: 'CAN-YT' });
    const [, ...lines] = await linesOf(asked);
    expect([asked.rows, lines.length, new Set(lines).size]).toEqual([5_000, 5_000, 5_000]);
  });

  it('does not turn an investor’s name into a formula', async () => {
    const { user } = await registerPerson(portal, { lastName: 'Zyx', province: 'CAN-NU' });
    await portal.db.updateTable('investors').set({ first_name: FORMULA }).where('id', '=', user.id).execute();
    const [, line] = await linesOf(await askFor('investors', { province: 'CAN-NU' }));
    expect(line).toContain(`"${FORMULA_AS_TEXT} Zyx"`);
  });

  it('does not turn a message’s subject into a formula', async () => {
    await writeToDealer(portal, null, { requestType: 'complaint', subject: FORMULA, message: 'Hello.' });
    const [, line] = await linesOf(await askFor('messages', { about: 'complaint' }));
    expect(line).toContain(`"${FORMULA_AS_TEXT}"`);
  });

  it.each([
    ['investors', { province: 'CAN-NU' }, /^Investisseur;Courriel;.*;Nunavut;/],
    ['messages', { about: 'complaint' }, /^Reçu le;De;.*;Une plainte;/],
    [
      'audit',
      { action: 'export.asked' },
      /^Numéro;Heure \(UTC\);.*;L’export d’une liste est demandé;export\.asked;Maude Lafleur;Conformité;;/,
    ],
  ])('of %s speaks French to French readers', async (list, filter, said) => {
    const lines = await linesOf(await askFor(list, filter, { 'accept-language': 'fr' }));
    expect(lines.slice(0, 2).join(' ').replace('\uFEFF', '')).toMatch(said);
  });
});
