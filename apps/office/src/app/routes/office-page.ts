import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { Namespace } from '@portal/messages/namespaces';
import type { ComponentType } from 'react';

/** A page for those who are logged in: where it stands, what one may do who sees it, and the texts that come with it when it comes late. */
export type OfficePage = {
  path: string;
  action?: StaffAction;
  texts?: readonly Namespace[];
  Page: ComponentType<{ self: StaffSelf }>;
};
