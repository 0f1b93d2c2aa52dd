import type { MessageQuery } from '@portal/domain/contact/contact-desk';
import type { MessagePage } from '@portal/domain/wire/office-messages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { MessageRowItem } from './message-row-item.tsx';
import { countFilters, filterOf, messagesAddress } from './messages-address.ts';
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

function useCountText(): (count: MessagePage['count']) => string {
  const { t } = useTranslation();
  const { number } = useFormats();
  return ({ value, isCapped }) =>
    isCapped ? t('officeMessages.more', { number: number(value) }) : number(value);
}

function Rows({ page, query }: { page: MessagePage; query: MessageQuery }) {
  const { t } = useTranslation();
  const filter = filterOf(query);
  if (page.rows.length === 0) {
    return <Nothing isFiltered={countFilters(filter) > 0} />;
  }
  return (
    <>
      <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        {page.rows.map((row) => (
          <MessageRowItem key={row.id} row={row} />
        ))}
      </ul>
      {query.after === undefined && page.next === null ? null : (
        <nav aria-label={t('officeMessages.pages.label')} className="flex flex-wrap gap-3">
          {query.after === undefined ? null : (
            <LinkButton size="small" href={messagesAddress(filter)}>
              {t('officeMessages.pages.first')}
            </LinkButton>
          )}
          {page.next === null ? null : (
            <LinkButton size="small" href={messagesAddress({ ...filter, after: page.next })}>
              {t('officeMessages.pages.next')}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}

/** That nothing waits is good news; that filters hide everything is not, and the way out is beside it. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return isFiltered ? (
    <EmptyState
      title={t('officeMessages.empty.filteredTitle')}
      action={
        <Button onPress={() => void navigate(messagesAddress({}))}>
          {t('officeMessages.filters.clear')}
        </Button>
      }
    >
      {t('officeMessages.empty.filtered')}
    </EmptyState>
  ) : (
    <EmptyState title={t('officeMessages.empty.title')}>{t('officeMessages.empty.text')}</EmptyState>
  );
}
