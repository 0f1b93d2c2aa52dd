import { area, EVERY_FIVE_MINUTES, inPortions } from '../../../platform/area/area.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { judgeAfterUpgrade, UNJUDGED_AT_ONCE } from './judge-after-upgrade.ts';
import { type OrdersJudgedMail, ordersJudgedMail } from './orders-judged-mail.ts';

declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'judge-open-orders': FromPlace;
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    'after-upgrade': OrdersJudgedMail;
  }
}

/** Orders that were under way when the portal began to keep the law as it does: judged once, and asked for what they lack. */
export const afterUpgrade = area({
  jobs: {
    'judge-open-orders': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(UNJUDGED_AT_ONCE),
      run: judgeAfterUpgrade,
    },
  },
  mails: { 'orders-judged': ordersJudgedMail },
});
