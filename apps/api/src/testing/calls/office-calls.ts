import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { codeAt } from '../../areas/people/accounts/two-factor/totp.ts';
import { addRepresentatives } from '../../areas/people/representatives/add-representatives.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import { proposeInvitation } from '../admissions.ts';
import { type Colleague, enterOffice, inviteColleague, joinOffice } from '../colleagues.ts';
import type { TestPortal } from '../open-test-portal.ts';
import type { MakeCall } from './example-call.ts';

const STEP_MS = 30_000;

/** The first role that may do what the route asks for. */
export function roleFor({ permission }: Route): StaffRole {
  const role =
    permission === undefined || permission === 'signed-in' || permission === 'enrolled'
      ? 'administrator'
      : STAFF_ROLES.find((candidate) => scopeOf([candidate], permission) !== null);
  if (role === undefined) {
    throw new Error(`no role may do ${permission}`);
  }
  return role;
}

/** Somebody whose role allows what the route asks for. */
export function colleagueFor(portal: TestPortal, route: Route): Promise<Colleague> {
  return enterOffice(portal, { role: roleFor(route) });
}

/** The next code of a person's app: the one of now was used when they came in. */
function nextCode(portal: TestPortal, { secret }: Colleague): string {
  return codeAt(secret ?? '', new Date(portal.deps.clock.now().getTime() + STEP_MS));
}

/** Another session of the same person, as on another device. */
async function logInElsewhere(portal: TestPortal, colleague: Colleague): Promise<void> {
  const { email, password } = colleague;
  const logIn = (payload: object) => portal.app.inject({ method: 'POST', url: '/api/office/login', payload });
  const { challenge } = (await logIn({ email, password })).json().data;
  await logIn({ challenge, code: nextCode(portal, colleague) });
}

/** Somebody for an administrator to change, and the administrator. */
async function changeOf(portal: TestPortal) {
  const { id } = await inviteColleague(portal, { role: 'finance' });
  const colleague = await enterOffice(portal);
  return { person: null, colleague, params: { staffId: id }, body: { version: 0 } };
}

/** Somebody of compliance and a representative of the demonstration for them to change. */
async function registerCall(portal: TestPortal, body: object) {
  const colleague = await enterOffice(portal, { role: 'compliance' });
  return { person: null, colleague, params: { representativeId: await newRepresentative(portal) }, body };
}

let added = 0;

async function newRepresentative(portal: TestPortal): Promise<string> {
  added += 1;
  const id = portal.deps.newId();
  const referralCode = `LINDQVIST${added}`;
  await addRepresentatives(portal.db, [{ id, referralCode, ...REPRESENTATIVE }], portal.deps.clock.now());
  return id;
}

const REPRESENTATIVE = {
  fullName: 'Rosa Lindqvist',
  registrationNumber: '3104999',
  registrations: [{ province: 'CAN-ON' as const, from: '2026-01-01', lastDay: null }],
};

/** Somebody who waits to be let in, and who decides on it so. */
async function endingAdmission(portal: TestPortal, end: 'approve' | 'return' | 'withdraw') {
  const { maker, checker, admission } = await proposeInvitation(portal);
  const { proposalId, hash, staffId } = admission;
  const bodies = {
    approve: { proposalId, hash },
    return: { proposalId, reason: 'Who is that?' },
    withdraw: { proposalId },
  };
  const colleague = end === 'withdraw' ? maker : checker;
  return { person: null, colleague, params: { staffId }, body: bodies[end] };
}

let invited = 0;

/** Valid calls of the office. */
export const OFFICE_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /office/login': async (portal) => {
    const { email, password } = await enterOffice(portal);
    return { person: null, body: { email, password } };
  },
  'GET /office/invitation/:token': async (portal) => ({
    person: null,
    params: { token: (await inviteColleague(portal)).token },
  }),
  'POST /office/invitation/:token': async (portal) => ({
    person: null,
    params: { token: (await inviteColleague(portal)).token },
    body: { password: 'the longer road to Moncton' },
  }),
  'POST /office/two-factor/start': async (portal) => ({ person: null, colleague: await joinOffice(portal) }),
  'POST /office/two-factor/confirm': async (portal) => {
    const colleague = await joinOffice(portal);
    const started = await colleague.post('/office/two-factor/start');
    const code = codeAt(started.json().data.secret, portal.deps.clock.now());
    return { person: null, colleague, body: { code } };
  },
  'POST /office/step-up': async (portal) => {
    const colleague = await enterOffice(portal);
    return { person: null, colleague, body: { code: nextCode(portal, colleague) } };
  },
  'POST /office/password': async (portal) => {
    const colleague = await enterOffice(portal);
    const code = nextCode(portal, colleague);
    const newPassword = 'the longer road to Moncton';
    return { person: null, colleague, body: { currentPassword: colleague.password, newPassword, code } };
  },
  'POST /office/language': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    body: { language: 'fr' },
  }),
  'POST /office/keys': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    body: { singleKeys: false },
  }),
  'POST /office/tellings': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    body: { topic: 'waits-for-you', timing: 'morning' },
  }),
  'POST /office/sessions/end-others': async (portal) => {
    const colleague = await enterOffice(portal);
    await logInElsewhere(portal, colleague);
    return { person: null, colleague };
  },
  'POST /office/people': async (portal) => {
    invited += 1;
    const email = `invited-${invited}@northline.example`;
    const name = { firstName: 'Ana', lastName: 'Roy' };
    await enterOffice(portal);
    return {
      person: null,
      colleague: await enterOffice(portal),
      body: { email, ...name, language: 'fr', roles: ['finance'], representativeId: null },
    };
  },
  'POST /office/representatives': async (portal) => {
    added += 1;
    return {
      person: null,
      colleague: await enterOffice(portal, { role: 'compliance' }),
      body: { ...REPRESENTATIVE, referralCode: `ROSA${1_000 + added}` },
    };
  },
  'POST /office/representatives/:representativeId': (portal) =>
    registerCall(portal, { ...REPRESENTATIVE, coverId: 'rep-02', version: 0 }),
  'POST /office/representatives/:representativeId/deactivate': (portal) =>
    registerCall(portal, { coverId: null, version: 0 }),
  'POST /office/representatives/:representativeId/activate': (portal) => registerCall(portal, { version: 0 }),
  'POST /office/people/:staffId/end': (portal) => changeOf(portal),
  'POST /office/people/:staffId/reset': (portal) => changeOf(portal),
  'GET /office/people/:staffId/work': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    params: { staffId: (await inviteColleague(portal, { role: 'finance' })).id },
  }),
  'GET /office/admissions': async (portal) => ({
    person: null,
    colleague: (await proposeInvitation(portal)).checker,
  }),
  'GET /office/newcomers': async (portal) => ({ person: null, colleague: await enterOffice(portal) }),
  'POST /office/people/:staffId/admission/approve': (portal) => endingAdmission(portal, 'approve'),
  'POST /office/people/:staffId/admission/return': (portal) => endingAdmission(portal, 'return'),
  'POST /office/people/:staffId/admission/withdraw': (portal) => endingAdmission(portal, 'withdraw'),
};
