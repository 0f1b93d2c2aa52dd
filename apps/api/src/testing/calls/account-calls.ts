import { registerPerson } from '../people.ts';
import type { MakeCall } from './example-call.ts';
import { newcomer } from './newcomer.ts';

const RESET_LINK = /\/([0-9a-f-]{36})\/([\w-]{20,})/;

/** Valid calls about accounts. */
export const ACCOUNT_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /login': async (portal) => {
    const { email, password } = await registerPerson(portal);
    return { person: null, body: { email, password } };
  },
  'POST /register': async () => ({ person: null, body: newcomer() }),
  'GET /mobile/forgotpassword/:username': async (portal) => ({
    person: null,
    params: { username: (await registerPerson(portal)).email },
  }),
  'POST /mobile/resetpassword/:userId/:token': async (portal) => {
    const { email } = await registerPerson(portal);
    await portal.app.inject({ method: 'GET', url: `/api/mobile/forgotpassword/${email}` });
    await portal.runJobs();
    const mail = portal.mails.findLast(({ to }) => to === email);
    const [, userId = '', token = ''] = RESET_LINK.exec(mail?.text ?? '') ?? [];
    return { person: null, params: { userId, token }, body: { password: 'another long enough password' } };
  },
  'POST /user/onboarded': async (portal) => ({
    person: await registerPerson(portal),
    body: { newValue: true },
  }),
};
