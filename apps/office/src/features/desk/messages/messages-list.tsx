import type { MessageQuery } from '@portal/domain/desk/messages/contact-desk';
import type { MessagePage } from '@portal/domain/desk/messages/office-messages.wire';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { useCountText } from '#parts/lists/count-text.ts';
import { countAsked, filterOf } from '#parts/lists/list-address.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { NothingFound } from '#parts/lists/nothing-found.tsx';
import { MessageRowItem } from './message-row-item.tsx';
import { messagesAddress } from './messages-address.ts';
import { useMessagesQuery } from './messages-api.ts';

/** A page of the list. Where reading anew fails, the rows that were read before stay in view. */
export function MessagesList({ query }: { query: MessageQuery }) {
  const { t } = useTranslation();
  const countText = useCountText();
  const {
    currentData: page,
    error,
    isFetching,
    refetch,
  } = useMessagesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-label={t('officeMessages.list')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted text-sm">
          {page === undefined
            ? ''
            : t('officeMessages.found', { count: page.count.value, number: countText(page.count) })}
        </p>
        <ExportButton
          asked={{ list: 'messages', address: '/office/messages', filter: filterOf(query) }}
          count={page === undefined ? undefined : { value: page.count.value, text: countText(page.count) }}
        />
      </div>
      {error === undefined ? null : (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {page === undefined ? error === undefined ? <Coming /> : null : <Rows page={page} query={query} />}
    </section>
  );
}

function Coming() {
  return (
    <Loading>
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}

function Rows({ page, query }: { page: MessagePage; query: MessageQuery }) {
  const filter = filterOf(query);
  if (page.rows.length === 0) {
    return <Nothing isFiltered={countAsked(filter) > 0} />;
  }
  return (
    <>
      <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        {page.rows.map((row) => (
          <MessageRowItem key={row.id} row={row} />
        ))}
      </ul>
      <ListPages
        first={query.after === undefined ? null : messagesAddress(filter)}
        next={page.next === null ? null : messagesAddress({ ...filter, after: page.next })}
      />
    </>
  );
}

/** That nothing waits is good news; that filters hide everything is not, and the way out is beside it. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <NothingFound title={t('officeMessages.empty.filteredTitle')} all={messagesAddress({})}>
      {t('officeMessages.empty.filtered')}
    </NothingFound>
  ) : (
    <EmptyState title={t('officeMessages.empty.title')}>{t('officeMessages.empty.text')}</EmptyState>
  );
}
