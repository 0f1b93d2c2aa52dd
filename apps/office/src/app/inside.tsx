import type { StaffAction } from '@portal/domain/office/permissions';
import type { StaffSelf } from '@portal/domain/wire/staff';
import type { ReactNode } from 'react';
import { Frame } from './frame/frame.tsx';
import { NotPermittedPage } from './pages/not-permitted-page.tsx';
import { Gate } from './session/gate.tsx';

/** A page for those who are logged in and, where it takes an action, may do it. */
export function inside(page: (person: StaffSelf) => ReactNode, action?: StaffAction) {
  return (
    <Gate>
      {(person) => (
        <Frame person={person}>
          {action === undefined || person.actions.includes(action) ? page(person) : <NotPermittedPage />}
        </Frame>
      )}
    </Gate>
  );
}
