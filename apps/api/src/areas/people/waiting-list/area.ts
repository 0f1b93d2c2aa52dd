import { area, EVERY_FIVE_MINUTES, inPortions } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { ENTRIES_AT_ONCE, tellWaitingList } from './tell-waiting-list.ts';
import { waitingListRoutes } from './waiting-list.routes.ts';
import { WAITING_LIST_MAILS, type WaitingListMail } from './waiting-list-mails.ts';
import type { WaitingListQuestions } from './waiting-list-questions.ts';
import type { WaitingListTables } from './waiting-list-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends WaitingListTables {}
}
declare module '../../../platform/deps.ts' {
  interface Questions extends WaitingListQuestions {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'tell-waiting-list': FromPlace;
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    waitingList: WaitingListMail;
  }
}

/** People who live where the dealer is not registered yet. */
export const waitingList = area({
  routes: tagged('Messages', waitingListRoutes),
  jobs: {
    'tell-waiting-list': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(ENTRIES_AT_ONCE),
      run: tellWaitingList,
    },
  },
  mails: WAITING_LIST_MAILS,
  retention: {
    waiting_list: 'destroyed-after-use',
  },
});
