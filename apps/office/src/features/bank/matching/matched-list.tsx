import type { MatchQuery } from '@portal/domain/money/bank/line-query';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { type BankMatch, MatchRow } from './match-row.tsx';
import { matchedAddress } from './matching-address.ts';
import { useBankMatchesQuery } from './matching-api.ts';
import { UndoDialog } from './undo-dialog.tsx';

/** A page of matches. Where reading anew fails, those that were read before stay in view. */
export function MatchedList({ query, mayUndo }: { query: MatchQuery; mayUndo: boolean }) {
  const { t } = useTranslation();
  const [undone, setUndone] = useState<BankMatch | null>(null);
  const read = useBankMatchesQuery(query, { refetchOnMountOrArgChange: true });
  const { after, ...filter } = query;
  return (
    <section aria-label={t('officeMatching.matched.title')} className="grid gap-4">
      <div className="flex justify-end">
        <ExportButton
          asked={{ list: 'bank-matches', address: '/office/money/matches', filter }}
          count={null}
        />
      </div>
      <Loaded read={{ ...read, data: read.currentData }}>
        {({ matches, next }) => (
          <>
            {matches.length === 0 ? <EmptyState title={t('officeMatching.matched.none')} /> : null}
            <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised empty:hidden">
              {matches.map((match) => (
                <MatchRow key={match.id} match={match}>
                  {mayUndo && match.undoneAt === null ? (
                    <p>
                      <Button
                        size="small"
                        aria-label={t('officeMatching.undo.actionOf', {
                          reference: match.reference ?? t('officeUnapplied.name'),
                        })}
                        onPress={() => setUndone(match)}
                      >
                        {t('officeMatching.undo.action')}
                      </Button>
                    </p>
                  ) : null}
                </MatchRow>
              ))}
            </ul>
            <ListPages
              first={after === undefined ? null : matchedAddress(filter)}
              next={next === null ? null : matchedAddress({ ...filter, after: next })}
            />
          </>
        )}
      </Loaded>
      {undone === null ? null : <UndoDialog match={undone} onClose={() => setUndone(null)} />}
    </section>
  );
}
