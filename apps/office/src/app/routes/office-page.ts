import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { Namespace } from '@portal/messages/namespaces';
import type { ComponentType } from 'react';

/** A page for people who are logged in: its path, the action it needs, and the texts that load with it. */
export type OfficePage = {
  path: string;
  action?: StaffAction;
  texts?: readonly Namespace[];
  Page: ComponentType<{ self: StaffSelf }>;
};
