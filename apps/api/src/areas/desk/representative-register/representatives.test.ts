import type { OwnRegistration } from '@portal/domain/people/representatives/representative';
import type {
  OfficeRepresentative,
  RepresentativeChoice,
} from '@portal/domain/people/representatives/representatives.wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk, readQueue } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { addRepresentatives } from '../../people/representatives/add-representatives.ts';

let portal: TestPortal;
let gordon: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  gordon = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const OF_ONTARIO = { province: 'CAN-ON' as const, from: '2026-01-01', lastDay: null };
const FACTS = { fullName: 'Rosa Lindqvist', registrationNumber: '3104999', registrations: [OF_ONTARIO] };
let added = 0;

/** A representative of her own for each test, of Ontario. */
async function newOne(
  change: { fullName?: string; registrationNumber?: null; registrations?: readonly OwnRegistration[] } = {},
): Promise<string> {
  added += 1;
  const id = `new-${added}`;
  const facts = { ...FACTS, referralCode: `ROSA${100 + added}` };
  await addRepresentatives(portal.db, [{ ...facts, ...change, id }], portal.deps.clock.now());
  return id;
}

async function registerOf(id: string): Promise<OfficeRepresentative> {
  const { data }: { data: OfficeRepresentative[] } = (await gordon.get('/office/representatives')).json();
  const found = data.find((one) => one.id === id);
  if (found === undefined) {
    throw new Error(`${id} is not in the register`);
  }
  return found;
}

async function offered(): Promise<string[]> {
  const { data }: { data: RepresentativeChoice[] } = (await portal.app.inject('/api/representatives')).json();
  return data.map(({ id }) => id);
}

const end = (id: string, coverId: string | null, version = 0) =>
  gordon.post(`/office/representatives/${id}/deactivate`, { coverId, version });

let rosa: string;
beforeEach(async () => {
  rosa = await newOne();
});

describe('the representatives', () => {
  it('are offered by name, with nothing that is the office’s', async () => {
    const reply = await portal.app.inject('/api/representatives');
    const { data }: { data: RepresentativeChoice[] } = reply.json();
    expect(data.filter(({ id }) => id.startsWith('rep-'))).toHaveLength(36);
    expect(data.find(({ id }) => id === 'rep-01')).toEqual({
      id: 'rep-01',
      fullName: 'Amélie Bouchard-Roy',
      referralCode: 'BOUCHARD27',
      provinces: ['CAN-ON', 'CAN-QC'],
    });
    expect(reply.headers['cache-control']).toBe('public, max-age=60');
  });

  it('get another one, whose code is in capitals and nobody else’s', async () => {
    const body = { ...FACTS, referralCode: 'nakamura7' };
    const reply = await gordon.post('/office/representatives', body);
    expect(reply.statusCode).toBe(201);
    expect(await registerOf(reply.json().data.id)).toMatchObject({
      ...FACTS,
      provinces: ['CAN-ON'],
      referralCode: 'NAKAMURA7',
      isActive: true,
      clients: 0,
      openOrders: 0,
      people: [],
    });
    const again = await gordon.post('/office/representatives', body);
    expect([again.statusCode, again.json().fields]).toEqual([
      400,
      { referralCode: 'This code is already in use' },
    ]);
  });

  it.each([
    ['no name', { fullName: ' ' }, 'fullName'],
    ['a code with a space', { referralCode: 'ROY 27' }, 'referralCode'],
    ['a number of letters', { registrationNumber: 'N-1' }, 'registrationNumber'],
    ['no registration', { registrations: [] }, 'registrations'],
    [
      'a province where the dealer is not registered',
      { registrations: [{ ...OF_ONTARIO, province: 'CAN-YT' }] },
      'registrations',
    ],
    [
      'a registration that ends before it begins',
      { registrations: [{ ...OF_ONTARIO, lastDay: '2025-12-31' }] },
      'registrations',
    ],
    ['two registrations of the same days', { registrations: [OF_ONTARIO, OF_ONTARIO] }, 'registrations'],
  ])('are not added with %s', async (_what, change, field) => {
    const reply = await gordon.post('/office/representatives', {
      ...FACTS,
      referralCode: 'WRONG99',
      ...change,
    });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  it('keep where they were registered on record, also where the dealer is no more', async () => {
    const over = { province: 'CAN-YT' as const, from: '2020-01-01', lastDay: '2024-12-31' };
    const ends = { ...OF_ONTARIO, lastDay: '2026-12-31' };
    const body = { ...FACTS, registrations: [over, ends], coverId: null, version: 0 };
    expect((await gordon.post(`/office/representatives/${rosa}`, body)).statusCode).toBe(200);
    expect(await registerOf(rosa)).toMatchObject({ provinces: ['CAN-ON'], registrations: [ends, over] });
    const kept = await portal.db
      .selectFrom('representative_registrations')
      .select(['version', 'province', 'last_day', 'recorded_by'])
      .where('representative_id', '=', rosa)
      .orderBy('version')
      .orderBy('province')
      .execute();
    expect(kept).toEqual([
      { version: 1, province: 'CAN-ON', last_day: null, recorded_by: null },
      { version: 2, province: 'CAN-ON', last_day: '2026-12-31', recorded_by: expect.any(String) },
      { version: 2, province: 'CAN-YT', last_day: '2024-12-31', recorded_by: expect.any(String) },
    ]);
  });

  it('are changed only by somebody who saw their current state', async () => {
    const body = { ...FACTS, fullName: 'Rosa Berg', coverId: null, version: 0 };
    expect((await gordon.post(`/office/representatives/${rosa}`, body)).statusCode).toBe(200);
    expect(await registerOf(rosa)).toMatchObject({ fullName: 'Rosa Berg', version: 1 });
    expect((await gordon.post(`/office/representatives/${rosa}`, body)).json().code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await gordon.post('/office/representatives/nobody', body)).json().code).toBe('NOT_FOUND');
  });
});

describe('a representative who leaves', () => {
  it('is no longer offered, keeps their name on records, and their clients deal with the stand-in', async () => {
    const ada = await registerPerson(portal, { dealerRepresentativeId: rosa });
    expect(await registerOf(rosa)).toMatchObject({ clients: 1, openOrders: 0 });
    expect((await end(rosa, 'rep-02')).statusCode).toBe(200);
    expect(await offered()).not.toContain(rosa);
    expect((await ada.get('/user/profile')).json().data.dealerRepresentative).toMatchObject({ id: rosa });
    expect((await ada.get('/user/representative')).json().data).toEqual({
      id: 'rep-02',
      fullName: 'Gordon MacAskill',
      referralCode: 'MACASKILL41',
    });
  });

  it('with clients needs somebody to take over', async () => {
    await registerPerson(portal, { dealerRepresentativeId: rosa });
    const reply = await end(rosa, null);
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { coverId: 'Choose who takes over the clients' },
    ]);
    expect(await offered()).toContain(rosa);
  });

  it('without clients needs nobody, and can come back', async () => {
    expect((await end(rosa, null)).statusCode).toBe(200);
    expect((await gordon.post(`/office/representatives/${rosa}/activate`, { version: 1 })).statusCode).toBe(
      200,
    );
    expect(await offered()).toContain(rosa);
  });

  it.each([
    ['register', () => registerWith(rosa)],
    ['work as them in the office', () => inviteAs(rosa)],
  ])('cannot be named anew by whoever wants to %s', async (_what, attempt) => {
    await end(rosa, null);
    expect((await attempt()).statusCode).toBe(400);
  });

  it.each([
    ['has left as well', (other: string) => end(other, null)],
    [
      'has them stand in',
      (other: string) =>
        gordon.post(`/office/representatives/${other}`, { ...FACTS, coverId: rosa, version: 0 }),
    ],
  ])('is not covered by somebody who %s', async (_what, prepare) => {
    const other = await newOne();
    await prepare(other);
    const reply = await end(rosa, other);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['coverId']]);
  });
});

function registerWith(dealerRepresentativeId: string, province = 'CAN-ON') {
  added += 1;
  return portal.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: {
      firstName: 'Ada',
      lastName: 'Roy',
      email: `ada-${added}@example.ca`,
      password: 'rain on the tin roof',
      acceptTerms: true,
      province,
      dealerRepresentativeId,
    },
  });
}

async function inviteAs(representativeId: string) {
  const maude = await enterOffice(portal);
  added += 1;
  return maude.post('/office/people', {
    email: `new-${added}@northline.example`,
    firstName: 'Ana',
    lastName: 'Roy',
    language: 'en',
    roles: ['representative'],
    representativeId,
  });
}

describe('a person who registers', () => {
  it.each([
    ['without a registration number', { registrationNumber: null }],
    ['whose provinces nobody has noted', { registrations: [] }],
    ['whose registration is over', { registrations: [{ ...OF_ONTARIO, lastDay: '2026-11-17' }] }],
    ['whose registration is to come', { registrations: [{ ...OF_ONTARIO, from: '2026-11-19' }] }],
  ] as const)('is not offered a representative %s, and cannot name one', async (_row, change) => {
    const id = await newOne(change);
    expect(await offered()).not.toContain(id);
    expect((await registerWith(id, 'CAN-ON')).json().fields.dealerRepresentativeId).toBe(
      (await registerWith('nobody', 'CAN-ON')).json().fields.dealerRepresentativeId,
    );
    await gordon.post(`/office/representatives/${id}`, { ...FACTS, coverId: null, version: 0 });
    expect(await offered()).toContain(id);
  });

  it('cannot name a representative who is not registered where they live', async () => {
    const reply = await registerWith(rosa, 'CAN-QC');
    expect(reply.json().fields.dealerRepresentativeId).toMatch(/not registered where you live/);
  });
});

describe('somebody of the office', () => {
  it('is told by name whose clients they have', async () => {
    const rep = await enterOffice(portal, { role: 'representative', representativeId: rosa });
    expect((await rep.get('/office/me')).json().data).toMatchObject({
      representativeId: rosa,
      representativeName: 'Rosa Lindqvist',
    });
  });

  it('sees the orders of clients their representative stands in for, and only that long', async () => {
    const other = await newOne({ fullName: 'Kari Nilsen' });
    const { id } = await orderOnDesk(portal, { representativeId: rosa });
    const kari = await enterOffice(portal, { role: 'representative', representativeId: other });
    const seen = async () => (await readQueue(kari, 'new-orders')).rows.some(({ claim }) => claim.id === id);
    expect(await seen()).toBe(false);
    await gordon.post(`/office/representatives/${rosa}`, { ...FACTS, coverId: other, version: 0 });
    expect(await seen()).toBe(true);
    await gordon.post(`/office/representatives/${rosa}`, { ...FACTS, coverId: null, version: 1 });
    expect(await seen()).toBe(false);
  });
});
