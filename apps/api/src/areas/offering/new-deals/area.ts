import { area, EVERY_FIVE_MINUTES } from '../../../platform/area/area.ts';
import { READERS_AT_ONCE } from '../../people/optional-mails/notify-subscribers.ts';
import { announceNewDeals } from './announce-new-deals.ts';
import { type NewDealMail, newDealMail } from './new-deal-mail.ts';
import type { NewDealTables } from './new-deal-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends NewDealTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'announce-new-deals': Record<string, never>;
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    newDeals: NewDealMail;
  }
}

/** Messages about new deals to whoever asked for them. */
export const newDeals = area({
  jobs: {
    'announce-new-deals': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: { atOnce: READERS_AT_ONCE, ends: 'by-clock', rest: 'what-is-left' },
      run: announceNewDeals,
    },
  },
  mails: { 'new-deal': newDealMail },
  retention: {
    new_deal_mails: 'destroyed-with-account',
  },
});
