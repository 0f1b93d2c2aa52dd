import type { Namespace } from '@portal/messages/namespaces';

/** What the office says, on any page; a page's own texts come with it. */
export const OFFICE_TEXTS: readonly Namespace[] = ['office', 'account', 'errors'];
