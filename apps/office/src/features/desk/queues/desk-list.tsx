import { QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { ColleagueName, Desk } from '@portal/domain/desk/queues/office-desk.wire';
import { READ_AGAIN_MS } from '@portal/domain/desk/queues/viewing-times';
import { workedAt } from '@portal/domain/desk/queues/worked-at';
import { rolesInListOf } from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FoundLine } from '#parts/exports/found-line.tsx';
import { filterOf } from '#parts/lists/list-address.ts';
import { ListHeading } from '#parts/lists/list-heading.tsx';
import { ListSection } from '#parts/lists/list-section.tsx';
import { SelectionBar } from './acting/selection-bar.tsx';
import { useSelection } from './acting/use-selection.ts';
import { countFilters, type DeskPlace, deskAddress } from './desk-address.ts';
import { useClaimNextMutation, useDeskPageQuery } from './desk-api.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskRows } from './desk-rows.tsx';
import { FirstDayList } from './first-day-list.tsx';
import { KeysSheet } from './keys/keys-sheet.tsx';
import { useCountText } from './queue-links.tsx';
import { useRowName } from './row-name.ts';
import { SaveView } from './saved-views.tsx';

export type DeskListProps = {
  place: DeskPlace;
  self: StaffSelf;
  colleagues: readonly ColleagueName[];
  /** The queues, which stand beside the rows. */
  rail: ReactNode;
  firstDay: Desk['firstDay'];
};

/** One queue: filters, the selection, and a page of rows. */
export function DeskList({ place, self, colleagues, rail, firstDay }: DeskListProps) {
  const { t } = useTranslation();
  const countText = useCountText();
  const selection = useSelection();
  const { data, currentData, ...read } = useDeskPageQuery(place, {
    pollingInterval: READ_AGAIN_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const page = data?.queue === place.queue ? data : undefined;
  const { queue, query } = place;
  const filter = filterOf(query);
  const isFiltered = (page !== undefined && page.total.value > 0) || countFilters(query) > 0;
  return (
    <ListSection
      label={t(`officeDesk.queues.${queue}`)}
      read={{ ...read, data: page }}
      head={
        <>
          <ListHeading
            title={t('officeDesk.title')}
            intro={t(`officeDesk.queues.${queue}`)}
            takesFocus={false}
          >
            <KeysSheet />
            <SaveView place={place} />
            <FoundLine
              count={
                page === undefined ? undefined : { value: page.count.value, text: countText(page.count) }
              }
              words={(found) => t('officeDesk.found', found)}
              asked={{ list: queue, address: `/office/desk/${queue}`, filter }}
            />
          </ListHeading>
          <DeskFilters
            place={place}
            colleagues={colleagues}
            roles={rolesInListOf(self.roles, QUEUE_FACTS[place.queue].action)}
          >
            {page?.count.value === 0 ? null : <NextButton place={place} self={self} />}
          </DeskFilters>
          <SelectionBar
            queue={queue}
            selection={selection}
            shown={(currentData ?? page)?.rows ?? []}
            colleagues={colleagues}
            self={self}
          />
        </>
      }
      stale={<StaleNotice onRetry={() => void read.refetch()} isRetrying={read.isFetching} />}
      empty={{
        title: t('officeDesk.empty.title'),
        text: t('officeDesk.empty.text'),
        instead: firstDay.every(({ isDone }) => isDone) ? undefined : (
          <FirstDayList steps={firstDay} actions={self.actions} />
        ),
        filtered: isFiltered
          ? {
              title: t('officeDesk.empty.filteredTitle'),
              text: t('officeDesk.empty.filtered'),
              all: deskAddress({ queue, query: { sort: query.sort } }),
            }
          : undefined,
      }}
      addressOf={(after) => deskAddress({ queue, query: { ...filter, after } })}
      isFirst={query.after === undefined}
      rail={rail}
    >
      {({ rows }) => <DeskRows rows={rows} place={place} self={self} selection={selection} />}
    </ListSection>
  );
}

function StaleNotice({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="attention"
      isNew
      action={
        <Button size="small" onPress={onRetry} isPending={isRetrying}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('officeDesk.stale')}
    </Notice>
  );
}

/** Claims and opens the first free row that the current filters match, whichever page is shown. */
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
        const address = workedAt(data, self.actions.includes('investors.view'));
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
