import { type MessageQuery, messageQuerySchema } from '@portal/domain/desk/messages/contact-desk';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function queryOf(search: URLSearchParams): MessageQuery {
  return askedOf(search, messageQuerySchema, {});
}

export function messagesAddress(query: MessageQuery): string {
  return listAddress(OFFICE_PAGES.messages, query);
}
