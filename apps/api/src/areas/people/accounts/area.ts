import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { ACCOUNT_MAILS, type AccountMail } from './account-mails.ts';
import type { AccountTables } from './account-tables.ts';
import { accountRoutes } from './accounts.routes.ts';
import { FOLDED_AT_ONCE, foldNames } from './fold-names.ts';
import { forgetDeadCredentials } from './forget-dead-credentials.ts';
import { sendPasswordReset } from './passwords/send-password-reset.ts';
import { secretContext } from './two-factor/read-code.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends AccountTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    /** `sealed` holds the address typed by somebody who forgot their password. */
    'send-password-reset': { sealed: string };
    /** Folds the names of rows that no server has written since migration 0005. */
    'fold-names': Record<string, never>;
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    accounts: AccountMail;
  }
}

/** Who somebody is: registration, logging in, sessions, the second step, addresses and consents. */
export const accounts = area({
  routes: tagged('Accounts', accountRoutes),
  jobs: {
    'fold-names': {
      schedule: '25 8 * * *',
      bounded: { atOnce: FOLDED_AT_ONCE, ends: 'by-clock', rest: 'what-is-left' },
      run: (deps) => foldNames(deps),
    },
    'send-password-reset': { schedule: null, run: (deps, { sealed }) => sendPasswordReset(deps, sealed) },
  },
  mails: ACCOUNT_MAILS,
  sealed: [
    {
      table: 'two_factor',
      column: 'sealed_secret',
      keys: ['account_id'],
      contextOf: (accountId = '') => secretContext(accountId),
    },
  ],
  retention: {
    investors: 'anonymous-with-account',
    sessions: 'destroyed-after-use',
    consents: 'destroyed-with-account',
    password_resets: 'destroyed-after-use',
    email_verifications: 'destroyed-after-use',
    email_changes: 'destroyed-after-use',
    two_factor: 'destroyed-with-account',
    recovery_codes: 'destroyed-with-account',
    sign_in_challenges: 'destroyed-after-use',
    sign_in_places: 'destroyed-after-use',
  },
  forgets: [forgetDeadCredentials],
});
