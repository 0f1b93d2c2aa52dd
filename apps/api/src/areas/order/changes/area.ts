import { area } from '../../../platform/area/area.ts';
import { answerRequest, closeRequestsOf } from './answer-request.ts';
import { askedOfOrder, askedOfProfile } from './asked-of-order.ts';
import type { ChangeTables } from './change-tables.ts';
import { CHANGES_MAILS, type ChangesMail } from './changes-mails.ts';
import { partsContext } from './order-parts.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ChangeTables {}
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    changes: ChangesMail;
  }
}

/** What the dealer asks an investor to change. */
export const changes = area({
  mails: CHANGES_MAILS,
  sealed: ['sealed_before', 'sealed_after'].map((column) => ({
    table: 'change_requests',
    column,
    keys: ['id'],
    contextOf: (id = '') => partsContext(id),
  })),
  retention: {
    change_requests: 'kept-as-record',
    change_items: 'kept-as-record',
    change_events: 'kept-as-record',
  },
  answers: { 'asked-of-profile': askedOfProfile, 'asked-of-order': askedOfOrder },
  reactions: {
    'order-handed-back': [answerRequest],
    'order-approved': [closeRequestsOf],
    'order-ended': [closeRequestsOf],
  },
});
