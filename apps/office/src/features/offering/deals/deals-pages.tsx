import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Route, Routes } from 'react-router';
import { DealFrame } from './deal/deal-frame.tsx';
import { ImportPage } from './import/import-page.tsx';
import { DealsPage } from './list/deals-page.tsx';
import { MemorandumPage } from './memorandum/memorandum-page.tsx';
import { ReviewPage } from './review/review-page.tsx';
import { VersionPage } from './versions/version-page.tsx';
import { VersionsPage } from './versions/versions-page.tsx';
import { WritingPage } from './writing/writing-page.tsx';

const { deals, dealsImport, deal, dealMemorandum, dealReview, dealVersions, dealVersion } = OFFICE_PAGES;

/** The pages about deals, below the list's address; their code loads with the first of them. */
export function DealsPages({ self }: { self: StaffSelf }) {
  return (
    <Routes>
      <Route index element={<DealsPage self={self} />} />
      <Route path={below(deals, dealsImport)} element={<ImportPage self={self} />} />
      <Route path={below(deals, deal)} element={<DealFrame self={self} />}>
        <Route index element={<WritingPage />} />
        <Route path={below(deal, dealReview)} element={<ReviewPage />} />
        <Route path={below(deal, dealMemorandum)} element={<MemorandumPage />} />
        <Route path={below(deal, dealVersions)} element={<VersionsPage />} />
        <Route path={below(deal, dealVersion)} element={<VersionPage />} />
      </Route>
    </Routes>
  );
}

/** The rest of an address below its parent page. */
function below(above: string, page: string): string {
  return page.slice(above.length + 1);
}
