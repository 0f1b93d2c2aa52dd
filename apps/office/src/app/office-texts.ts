import type { Namespace } from '@portal/messages/namespaces';

/** The texts that every page of the office needs; a page's own texts load with it. */
export const OFFICE_TEXTS: readonly Namespace[] = ['office', 'account', 'errors'];
