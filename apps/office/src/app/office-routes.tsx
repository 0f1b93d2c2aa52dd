import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import type { StaffAction } from '@portal/domain/office/permissions';
import type { StaffSelf } from '@portal/domain/wire/staff';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { AccountPage } from '#features/own-account/account-page.tsx';
import { PeoplePage } from '#features/people/people-page.tsx';
import { Frame } from './frame/frame.tsx';
import { HomePage } from './pages/home-page.tsx';
import { InvitationPage } from './pages/invitation-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { NotPermittedPage } from './pages/not-permitted-page.tsx';
import { Gate } from './session/gate.tsx';

/** The pages of the office; `OFFICE_PAGES` is what the server answers 200. */
export function OfficeRoutes() {
  return (
    <Routes>
      <Route path={OFFICE_PAGES.invitation} element={<InvitationPage />} />
      <Route path={OFFICE_PAGES.home} element={inside((person) => <HomePage person={person} />)} />
      <Route
        path={OFFICE_PAGES.people}
        element={inside((person) => <PeoplePage self={person} />, 'people.view')}
      />
      <Route path={OFFICE_PAGES.account} element={inside((person) => <AccountPage person={person} />)} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** A page for those who are logged in and, where it takes an action, may do it. */
function inside(page: (person: StaffSelf) => ReactNode, action?: StaffAction) {
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
