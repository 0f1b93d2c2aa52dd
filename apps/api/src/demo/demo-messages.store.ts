import type { ContactEmail } from '@portal/domain/people/contact/contact-email';
import type { Db } from '../platform/db/tables.ts';

/** Whether somebody wrote to the dealer about this. */
export async function hasRequestOfType(db: Db, requestType: ContactEmail['requestType']): Promise<boolean> {
  const written = db.selectFrom('contact_requests').select('id').where('request_type', '=', requestType);
  return (await written.executeTakeFirst()) !== undefined;
}
