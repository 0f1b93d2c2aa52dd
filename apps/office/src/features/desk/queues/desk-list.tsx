import type { ColleagueName, DeskPage } from '@portal/domain/desk/queues/office-desk.wire';
import { READ_AGAIN_MS } from '@portal/domain/desk/queues/viewing-times';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { filterOf } from '#parts/lists/list-address.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { NothingFound } from '#parts/lists/nothing-found.tsx';
import { SelectionBar } from './acting/selection-bar.tsx';
import { type Selection, useSelection } from './acting/use-selection.ts';
import { addressOfRow } from './address-of-row.ts';
import { countFilters, type DeskPlace, deskAddress } from './desk-address.ts';
import { useClaimNextMutation, useDeskPageQuery } from './desk-api.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskRows } from './desk-rows.tsx';
import { useCountText } from './queue-links.tsx';
import { useRowName } from './row-name.ts';

export type DeskListProps = { place: DeskPlace; self: StaffSelf; colleagues: readonly ColleagueName[] };

/** One queue: filters, what is chosen, a page of rows. Rows that were read before stay in view where reading anew fails. */
export function DeskList({ place, self, colleagues }: DeskListProps) {
  const { t } = useTranslation();
  const countText = useCountText();
  const selection = useSelection();
  const { data, currentData, error, isFetching, refetch } = useDeskPageQuery(place, {
    pollingInterval: READ_AGAIN_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const page = data?.queue === place.queue ? data : undefined;
  return (
    <section aria-label={t(`officeDesk.queues.${place.queue}`)} className="grid gap-4">
      <DeskFilters place={place} colleagues={colleagues} role={self.role} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted text-sm">
          {page === undefined
            ? ''
            : t('officeDesk.found', { count: page.count.value, number: countText(page.count) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <ExportButton
            asked={{
              list: place.queue,
              address: `/office/desk/${place.queue}`,
              filter: filterOf(place.query),
            }}
            count={page === undefined ? undefined : { value: page.count.value, text: countText(page.count) }}
          />
          {page?.count.value === 0 ? null : <NextButton place={place} self={self} />}
        </div>
      </div>
      <SelectionBar
        queue={place.queue}
        selection={selection}
        shown={(currentData ?? page)?.rows ?? []}
        colleagues={colleagues}
        self={self}
      />
      {error === undefined ? null : page === undefined ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Notice
          tone="attention"
          isNew
          action={
            <Button size="small" onPress={() => void refetch()} isPending={isFetching}>
              {t('ui.retry')}
            </Button>
          }
        >
          {t('officeDesk.stale')}
        </Notice>
      )}
      <Shown page={page} isComing={error === undefined} place={place} self={self} selection={selection} />
    </section>
  );
}

type ShownProps = {
  page: DeskPage | undefined;
  isComing: boolean;
  place: DeskPlace;
  self: StaffSelf;
  selection: Selection;
};

function Shown({ page, isComing, place, self, selection }: ShownProps) {
  if (page === undefined) {
    return isComing ? (
      <Loading>
        <Skeleton className="h-96 w-full" />
      </Loading>
    ) : null;
  }
  if (page.rows.length === 0) {
    return <Nothing place={place} isFiltered={page.total.value > 0 || countFilters(place.query) > 0} />;
  }
  const filter = filterOf(place.query);
  return (
    <>
      <DeskRows rows={page.rows} place={place} self={self} selection={selection} />
      <ListPages
        first={place.query.after === undefined ? null : deskAddress({ ...place, query: filter })}
        next={page.next === null ? null : deskAddress({ ...place, query: { ...filter, after: page.next } })}
      />
    </>
  );
}

/** An empty queue is good news; one that only its filters empty is not, and the way out is beside it. */
function Nothing({ place, isFiltered }: { place: DeskPlace; isFiltered: boolean }) {
  const { t } = useTranslation();
  const { sort } = place.query;
  return isFiltered ? (
    <NothingFound
      title={t('officeDesk.empty.filteredTitle')}
      all={deskAddress({ queue: place.queue, query: { sort } })}
    >
      {t('officeDesk.empty.filtered')}
    </NothingFound>
  ) : (
    <EmptyState title={t('officeDesk.empty.title')}>{t('officeDesk.empty.text')}</EmptyState>
  );
}

/** Takes the first free row of the person's own view, whatever page is shown, and opens it. */
function NextButton({ place, self }: { place: DeskPlace; self: StaffSelf }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const navigate = useNavigate();
  const nameOf = useRowName();
  const { isBusy, run } = useBusy();
  const [claimNext] = useClaimNextMutation();
  const take = () =>
    run(async () => {
      const { data, error } = await claimNext({ queue: place.queue, filter: filterOf(place.query) });
      if (error !== undefined) {
        showToast('problem', messageOf(error));
      } else if (data === null) {
        showToast('success', t('officeDesk.nextNone'));
      } else {
        showToast('success', t('officeDesk.claimed', { what: nameOf(data) }));
        const address = addressOfRow(data, self.actions.includes('investors.view'));
        if (address !== null) {
          await navigate(address);
        }
      }
    });
  return (
    <Button tone="primary" size="small" onPress={() => void take()} isPending={isBusy}>
      {t('officeDesk.next')}
    </Button>
  );
}
