import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { MatchQuery } from '@portal/domain/money/bank/lines/line-query';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Select } from '@portal/web/ui/select';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { type BankMatch, MatchRow } from './match-row.tsx';
import { matchedAddress, matchesOf } from './matching-address.ts';
import { useBankMatchesQuery, useUndoMatchMutation } from './matching-api.ts';

/** The matches of statement lines, newest first, including undone ones. */
export function MatchedPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t('officeMatching.matched.title'));
  const query = matchesOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <TextLink href={OFFICE_PAGES.moneyMatching} isAlone>
            {t('officeMatching.matched.back')}
          </TextLink>
        </p>
        <PageHeading
          title={t('officeMatching.matched.title')}
          intro={t('officeMatching.matched.intro')}
          takesFocus
        />
      </div>
      <search className="rounded-card border border-line bg-raised p-4">
        <Select
          name="filter-state"
          label={t('officeMatching.matched.state')}
          optional="unsaid"
          width="medium"
          placeholder={t('office.list.all')}
          choices={(['standing', 'undone'] as const).map((value) => ({
            value,
            label: t(`officeMatching.matched.states.${value}`),
          }))}
          value={query.state ?? ''}
          onChange={(value) =>
            void navigate(matchedAddress(value === 'standing' || value === 'undone' ? { state: value } : {}))
          }
        />
      </search>
      <MatchedList query={query} mayUndo={self.actions.includes('payments.match')} />
    </div>
  );
}

/** A page of matches. If reloading fails, the previous ones stay in view. */
function MatchedList({ query, mayUndo }: { query: MatchQuery; mayUndo: boolean }) {
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

/** Explains what undoing a match does, and asks for a reason. */
function UndoDialog({ match, onClose }: { match: BankMatch; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const [undo, { error }] = useUndoMatchMutation();
  return (
    <ReasonDialog
      title={t('officeMatching.undo.title')}
      label={t('officeMatching.undo.reason')}
      hint={t('officeMatching.undo.reasonHint')}
      rows={2}
      submitText={t('officeMatching.undo.submit')}
      send={(reason) => undo({ matchId: match.id, reason })}
      error={error}
      done={t('officeMatching.undo.done')}
      onClose={onClose}
    >
      <p>
        {match.reference === null || match.investor === null
          ? `${exactMoney(match.amount)} – ${match.description}`
          : t('officeMatching.undo.what', {
              amount: exactMoney(match.amount),
              reference: match.reference,
              investor: match.investor,
            })}
      </p>
      <p className="text-muted">{t('officeMatching.undo.text')}</p>
    </ReasonDialog>
  );
}
