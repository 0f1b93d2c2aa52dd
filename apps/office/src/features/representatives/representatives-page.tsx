import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Button } from '@portal/web/ui/button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { AddDialog } from './add-dialog.tsx';
import { SearchedRepresentatives } from './searched-representatives.tsx';

/** The dealer's representatives: whom investors can name, where each is registered, and who stands in for whom. */
export function RepresentativesPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('representatives.title'));
  const [isAdding, setAdding] = useState(false);
  const mayChange = self.actions.includes('representatives.change');
  const read = useRepresentativesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className="grid gap-8">
      <PageHeading
        title={t('representatives.title')}
        intro={t('representatives.intro')}
        takesFocus
        aside={
          mayChange ? (
            <Button tone="primary" onPress={() => setAdding(true)}>
              {t('representatives.add')}
            </Button>
          ) : undefined
        }
      />
      <Loaded read={read}>{(all) => <SearchedRepresentatives all={all} mayChange={mayChange} />}</Loaded>
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
