import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import type { ReactNode } from 'react';
import { ListPages, type ListPagesProps } from './list-pages.tsx';
import { NothingFound } from './nothing-found.tsx';

type ListPage = { rows: readonly unknown[]; next: string | null };
type Empty = {
  title: string;
  text: string;
  /** If only the filters hide everything: what to say, and the address without them. */
  filtered?: { title: string; text: string; all: string } | undefined;
  /** Shown for a list that is empty without filters, if there is something better to say. */
  instead?: ReactNode;
};

type ListSectionProps<Page extends ListPage> = {
  /** The list's accessible name. */
  label: string;
  /** The result of a query hook. */
  read: { data?: Page | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Shown above the rows, also while they load. */
  head?: ReactNode;
  /** Shown if reloading failed with rows in view; the failure itself unless given. */
  stale?: ReactNode;
  empty: Empty;
  /** The address of the page after a cursor, or of the first page. */
  addressOf: (after: string | undefined) => string;
  isFirst: boolean;
  children: (page: Page) => ReactNode;
  /** What stands beside the rows, or above them on a narrow screen. */
  rail?: ReactNode;
  /** For lists with their own words for pages. */
  pageWords?: ListPagesProps['words'];
};

/** A page of a list: loading, failed, empty, or its rows. If reloading fails, the previous rows stay in view. */
export function ListSection<Page extends ListPage>(props: ListSectionProps<Page>) {
  const { label, read, head, stale, empty, addressOf, isFirst, children, rail } = props;
  const { pageWords } = props;
  const { data: page, error, isFetching, refetch } = read;
  return (
    <section aria-label={label} className="grid gap-3">
      {head}
      {error === undefined
        ? null
        : ((page === undefined ? undefined : stale) ?? (
            <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ))}
      <BesideRail rail={rail}>
        {page === undefined ? (
          error === undefined ? (
            <Loading>
              <Skeleton className="h-96 w-full" />
            </Loading>
          ) : null
        ) : page.rows.length === 0 ? (
          <Nothing {...empty} />
        ) : (
          <>
            {children(page)}
            <ListPages
              first={isFirst ? null : addressOf(undefined)}
              next={page.next === null ? null : addressOf(page.next)}
              words={pageWords}
            />
          </>
        )}
      </BesideRail>
    </section>
  );
}

function BesideRail({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return rail === undefined ? (
    children
  ) : (
    <div className="grid items-start gap-3 lg:grid-cols-[11rem_minmax(0,1fr)]">
      {rail}
      <div className="grid gap-3">{children}</div>
    </div>
  );
}

/** An empty list may be good news; filters that hide everything are not, and come with a way out. */
function Nothing({ title, text, filtered, instead }: Empty) {
  return filtered === undefined ? (
    (instead ?? <EmptyState title={title}>{text}</EmptyState>)
  ) : (
    <NothingFound title={filtered.title} all={filtered.all}>
      {filtered.text}
    </NothingFound>
  );
}
