import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { hasWords } from '@portal/domain/ground/people/fold-text';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { AddDialog } from './add-dialog.tsx';
import { RegisterNotice } from './register-notice.tsx';
import { RepresentativesList } from './representatives-list.tsx';

/** The dealer's representatives: whom investors can choose, where each is registered, and who covers for whom. */
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

type SearchedProps = { all: readonly OfficeRepresentative[]; mayChange: boolean };

/** The representatives whose name or code contains what was typed. */
function SearchedRepresentatives({ all, mayChange }: SearchedProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState('');
  if (all.length === 0) {
    return <EmptyState title={t('representatives.noneTitle')}>{t('representatives.none')}</EmptyState>;
  }
  const found = all.filter(({ fullName, referralCode }) => hasWords(`${fullName} ${referralCode}`, searched));
  const isAll = searched.trim() === '';
  return (
    <div className="grid gap-4">
      <RegisterNotice all={all} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="w-full max-w-sm">
          <TextField
            name="search"
            label={t('representatives.search')}
            optional="unsaid"
            value={searched}
            onChange={setSearched}
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {t(isAll ? 'representatives.count' : 'representatives.found', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t('representatives.emptyTitle')}
          action={<Button onPress={() => setSearched('')}>{t('representatives.showAll')}</Button>}
        >
          {t('representatives.empty', { searched: searched.trim() })}
        </EmptyState>
      ) : (
        <FoldedRepresentatives found={found} all={all} mayChange={mayChange} isSearched={!isAll} />
      )}
    </div>
  );
}

type FoldedProps = SearchedProps & { found: readonly OfficeRepresentative[]; isSearched: boolean };

/** Who can be chosen; whoever cannot any more is folded away, unless somebody searches or a client still depends on them. */
function FoldedRepresentatives({ found, all, mayChange, isSearched }: FoldedProps) {
  const { t } = useTranslation();
  const here = found.filter(({ isActive }) => isActive);
  const left = found.filter(({ isActive }) => !isActive);
  const isNeeded = left.some(({ clients, openOrders }) => clients > 0 || openOrders > 0);
  return (
    <>
      {here.length === 0 ? null : <RepresentativesList shown={here} all={all} mayChange={mayChange} />}
      {left.length === 0 ? null : (
        <details key={String(isSearched)} open={isSearched || isNeeded}>
          <summary className="min-h-11 py-2 font-semibold">
            {t('representatives.leftCount', { count: left.length })}
          </summary>
          <RepresentativesList shown={left} all={all} mayChange={mayChange} />
        </details>
      )}
    </>
  );
}
