import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { Namespace } from '@portal/messages/namespaces';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { LatePage } from './late-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { HOUSE_PAGES } from './routes/house-pages.ts';
import { InsidePage } from './routes/inside-page.tsx';
import { MONEY_PAGES } from './routes/money-pages.ts';
import { WORK_PAGES } from './routes/work-pages.ts';

const INSIDE = [...WORK_PAGES, ...MONEY_PAGES, ...HOUSE_PAGES];
const INVITATION_TEXTS: readonly Namespace[] = ['security'];
const InvitationPage = lazy(async () => ({
  default: (await import('./pages/invitation-page.tsx')).InvitationPage,
}));

/** The pages of the office; the server answers 200 for those in `OFFICE_PAGES`. */
export function OfficeRoutes() {
  return (
    <Routes>
      <Route
        path={OFFICE_PAGES.invitation}
        element={
          <LatePage texts={INVITATION_TEXTS}>
            <InvitationPage />
          </LatePage>
        }
      />
      {INSIDE.map((page) => (
        <Route key={page.path} path={page.path} element={<InsidePage {...page} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
