import { INVESTOR_PAGE_ROWS, type investorFilterFields } from '@portal/domain/desk/investors/investor-query';
import type { InvestorPage } from '@portal/domain/desk/investors/office-investors.wire';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../main/build-app.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { exampleOf } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc } from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

const lines: string[] = [];
let portal: TestPortal;
let compliance: Colleague;
let helene: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.deps.log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await buildApp(portal.deps);
  const { close } = portal;
  portal = { ...portal, app, close: async () => app.close().then(close) };
  compliance = await enterOffice(portal, { role: 'compliance' });
  helene = await registerPerson(portal, {
    firstName: 'Hélène',
    lastName: 'Trois-Rivières',
    email: 'h.riviere@exemple.ca',
    phone: '514 555-0199',
    province: 'CAN-QC',
  });
  await give(helene, 'rep-07');
});
afterAll(() => portal.close());

async function give({ user }: Person, representativeId: string | null): Promise<void> {
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: representativeId })
    .where('id', '=', user.id)
    .execute();
}

async function read(query: string, who = compliance): Promise<InvestorPage> {
  const reply = await who.get(`/office/investors?${query}`);
  expect([reply.statusCode, query]).toEqual([200, query]);
  return reply.json().data;
}

const idsOf = ({ rows }: InvestorPage) => rows.map(({ id }) => id);

describe('a search for an investor', () => {
  it.each([
    ['the family name in haste', 'trois rivieres'],
    ['the same as one word, and in capitals', 'TROIS-RIVIÈRES'],
    ['both names the other way round', 'rivieres hel'],
    ['the beginning of the address', 'h.riv'],
    ['the whole address', 'H.Riviere@exemple.ca'],
    ['the phone number', '(514) 555-0199'],
    ['the end of the phone number', '0199'],
    ['the middle of the phone number', '555-01'],
    ['three digits of it', '550'],
  ])('finds her by %s', async (_what, search) => {
    expect(idsOf(await read(`search=${encodeURIComponent(search)}`))).toEqual([helene.user.id]);
  });

  it.each([
    ['Đặng', 'Thị Đào', ['dang', 'dao', 'Dang Thi Dao', 'đào']],
    ['Łukasz', 'Sørensen', ['Lukasz', 'sorensen']],
    ['Élise', 'L’Heureux', ['lheureux', "l'heureux", 'heureux', 'elise lheureux']],
    ['Kaʻiulani', 'Məmmədov', ['kaiulani', 'ka iulani', 'memmedov']],
    ['ᐱᐊᑕ', 'ᐅᓪᓗᕆᐊᖅ', ['ᐅᓪᓗ']],
  ])(
    'finds %s %s by what is typed in haste, also while a row is from before',
    async (firstName, lastName, searches) => {
      const { user } = await registerPerson(portal, { firstName, lastName });
      for (const search of searches) {
        expect([search, idsOf(await read(`search=${encodeURIComponent(search)}`))]).toEqual([
          search,
          [user.id],
        ]);
      }
      await sql`alter table investors disable trigger investor_is_found_by`.execute(portal.db);
      await sql`update investors set found_by = null where id = ${user.id}`.execute(portal.db);
      await sql`alter table investors enable trigger investor_is_found_by`.execute(portal.db);
      for (const search of searches) {
        expect(idsOf(await read(`search=${encodeURIComponent(search)}`))).toEqual([user.id]);
      }
    },
  );

  it.each([
    ['the middle of a name', 'vieres'],
    ['one word that fits and one that does not', 'helene roy'],
    ['a sign that stands for anything in a query', '%25'],
    ['nothing but a hyphen', '-'],
    ['digits that follow one another in no part of the phone number', '5140199'],
    ['a sign between words of a question', 'helene%20%7C%20roy'],
    ['a quote in an address', "h.'%20or@exemple.ca"],
    ['a backslash in an address', 'h%5C@exemple.ca'],
  ])('does not find her by %s', async (_what, search) => {
    expect(idsOf(await read(`search=${search}`))).not.toContain(helene.user.id);
  });

  it('leaves the typed text in no log and no audit row', async () => {
    await read('search=Zuckerbrot-Ypsilanti');
    await compliance.get('/office/investors?search=Zuckerbrot-Ypsilanti&colour=red');
    expect(lines.length).toBeGreaterThan(0);
    const audit = JSON.stringify(await portal.db.selectFrom('audit_log').select('detail').execute());
    expect(/zuckerbrot/i.test(lines.join('\n') + audit)).toBe(false);
  });
});

/** One address per filter, and who remains; a filter missing here does not compile. */
const FILTERS: Readonly<
  Record<
    keyof typeof investorFilterFields,
    [query: string, isOf: (row: InvestorPage['rows'][number]) => boolean]
  >
> = {
  search: ['search=trois', ({ name }) => name === 'Hélène Trois-Rivières'],
  province: ['province=CAN-QC', ({ province }) => province === 'CAN-QC'],
  profile: ['profile=submitted', ({ profile }) => profile === 'submitted'],
  took: ['took=profile', ({ profile }) => profile === 'submitted'],
  orders: ['orders=open', ({ openOrders }) => openOrders > 0],
  reached: ['reached=signed', ({ openOrders }) => openOrders > 0],
  representative: ['representative=rep-07', ({ id }) => id === helene.user.id],
};

describe('acceptance 8: every filter of the list of investors changes the result', () => {
  it.each(Object.entries(FILTERS))('%s', async (_name, [query, isOf]) => {
    await addSubmittedKyc(portal, await registerPerson(portal));
    await orderOnDesk(portal);
    await registerPerson(portal);
    const all = await read('');
    const { rows, count } = await read(query);
    expect(rows.length).toBeGreaterThan(0);
    expect(count).toEqual({ value: rows.length, isCapped: false });
    expect(rows.every(isOf)).toBe(true);
    expect(all.rows.some((row) => !isOf(row))).toBe(true);
  });

  it.each([
    ['an unknown one', 'colour=red'],
    ['a province that there is not', 'province=CAN-XX'],
    ['a state that no profile has', 'profile=eaten'],
    ['an empty search', 'search='],
    ['a place that no page gave', 'after=x'],
  ])('%s is refused', async (_what, query) => {
    const reply = await compliance.get(`/office/investors?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
  });

  it('finds who has begun a profile, and not who changes one that was submitted', async () => {
    const [begun, changing, none] = [
      await registerPerson(portal),
      await registerPerson(portal),
      await registerPerson(portal),
    ];
    await addSubmittedKyc(portal, changing);
    for (const person of [begun, changing]) {
      const saved = await person.post('/user/kyc/save', {
        ...(await exampleOf(person)),
        formIsFinished: false,
      });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    const { rows, count } = await read('profile=begun');
    expect([rows.map(({ id, profile }) => [id, profile]), count.value]).toEqual([
      [[begun.user.id, 'begun']],
      1,
    ]);
    expect(idsOf(await read('profile=none'))).toContain(none.user.id);
  });

  it('tells a profile that has to be confirmed from a valid one', async () => {
    const person = await registerPerson(portal);
    const kycId = await addSubmittedKyc(portal, person);
    const long = new Date('2025-11-17T12:00:00.000Z');
    await portal.db.updateTable('kyc_versions').set({ submitted_at: long }).where('id', '=', kycId).execute();
    expect(idsOf(await read('profile=to-confirm'))).toEqual([person.user.id]);
    expect(idsOf(await read('profile=submitted'))).not.toContain(person.user.id);
  });
});

describe('who is in the list', () => {
  it('shows a representative only their own clients, whatever they ask for', async () => {
    const theirs = await enterOffice(portal, { role: 'representative', representativeId: 'rep-07' });
    const others = await enterOffice(portal, { role: 'representative', representativeId: 'rep-09' });
    expect(idsOf(await read('', theirs))).toEqual([helene.user.id]);
    expect(idsOf(await read('search=trois', others))).toEqual([]);
    expect(idsOf(await read('representative=rep-07', others))).toEqual([]);
    expect(idsOf(await read('representative=nobody', theirs))).toEqual([]);
    expect(idsOf(await read('representative=nobody')).length).toBeGreaterThan(0);
  });

  it('comes in pages of fifty, each person once and by name, while people register', async () => {
    for (let index = 0; index < INVESTOR_PAGE_ROWS; index += 1) {
      await registerPerson(portal, { lastName: `Zed${String.fromCharCode(97 + (index % 26))}` });
    }
    const first = await read('search=zed');
    await registerPerson(portal, { lastName: 'Zedzzz' });
    const { rows, next } = await read('search=zed');
    const second = await read(`search=zed&after=${next}`);
    expect(first.next).toBeNull();
    expect(rows).toHaveLength(INVESTOR_PAGE_ROWS);
    expect(new Set([...idsOf({ ...first, rows }), ...idsOf(second)]).size).toBe(INVESTOR_PAGE_ROWS + 1);
    expect(second.rows.map(({ name }) => name)).toEqual(['Ada Zedzzz']);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  it('leaves out a person of whom nothing is kept any longer', async () => {
    const gone = await registerPerson(portal, { lastName: 'Vanished' });
    await gone.post('/user/account/close', { password: gone.password });
    expect(idsOf(await read('search=vanished'))).toEqual([]);
    expect(idsOf(await read('search=closed.invalid'))).toEqual([]);
  });
});
