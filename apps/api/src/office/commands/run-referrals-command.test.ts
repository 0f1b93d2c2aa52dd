import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { submittedOrder } from '../../testing/orders.ts';
import { registerPerson } from '../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const run = async (...argv: string[]) => (await officeCommand(portal.deps, argv)).lines;

describe('a person who came by a referral link', () => {
  it('is nobody at first', async () => {
    expect(await run('referrals')).toEqual(['Nobody came by a referral link yet.']);
  });

  it('is listed with the referrer, the representative and the deal', async () => {
    const ana = await registerPerson(portal, { firstName: 'Ana', lastName: 'Roy' });
    const ben = await registerPerson(portal, {
      firstName: 'Ben',
      lastName: 'Cole',
      dealerRepresentativeId: 'rep-01',
      referral: { mwr: ana.user.id, deal: 'maple-court' },
    });
    const lines = await run('referrals');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      `| Ben Cole <${ben.user.email}> | referred by Ana Roy <${ana.user.email}> | representative Amélie Bouchard-Roy | deal maple-court`,
    );
  });

  it.each([
    ['a representative by their code', { mwr: 'OKAFOR47' }, 'referred by Desmond Okafor, representative'],
    ['a subscriber alone', { ref: 'BOUCHARD27' }, 'referred by Amélie Bouchard-Roy, representative'],
    ['nobody that the portal knows', { mwr: 'campaign-7' }, 'referred by campaign-7'],
    ['a deal alone', { deal: 'one' }, 'referred by nobody named'],
  ])('may be referred by %s', async (_row, referral, words) => {
    const { user } = await registerPerson(portal, { referral });
    const line = (await run('referrals')).find((each) => each.includes(user.email));
    expect(line).toContain(words);
  });

  it('is shown for the investor of an order', async () => {
    const { tradeId, ada } = await submittedOrder(portal);
    // Who named nobody is given somebody with the details of the order.
    expect(await run('show', tradeId)).toContainEqual(
      expect.stringMatching(/^Client of {2}(?!no representative)/),
    );
    await portal.db
      .updateTable('investors')
      .set({ referral: JSON.stringify({ mwr: 'OKAFOR47', deal: 'maple-court' }) })
      .where('id', '=', ada.user.id)
      .execute();
    expect(await run('show', tradeId)).toEqual(
      expect.arrayContaining(['Referrer   Desmond Okafor, representative', 'Came for   maple-court']),
    );
  });
});
