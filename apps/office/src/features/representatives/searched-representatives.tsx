import { hasWords } from '@portal/domain/ground/people/fold-text';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RepresentativesList } from './representatives-list.tsx';

type SearchedProps = { all: readonly OfficeRepresentative[]; mayChange: boolean };

/** The representatives that have what was typed in their name or code. */
export function SearchedRepresentatives({ all, mayChange }: SearchedProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState('');
  if (all.length === 0) {
    return <EmptyState title={t('representatives.noneTitle')}>{t('representatives.none')}</EmptyState>;
  }
  const found = all.filter(({ fullName, referralCode }) => hasWords(`${fullName} ${referralCode}`, searched));
  const isAll = searched.trim() === '';
  return (
    <div className="grid gap-4">
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
        <RepresentativesList shown={found} all={all} mayChange={mayChange} />
      )}
    </div>
  );
}
