import { queuesOf } from '@portal/domain/desk/queues/desk-queues';
import { READ_AGAIN_MS } from '@portal/domain/desk/queues/viewing-times';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { ListHeading } from '#parts/lists/list-heading.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { queryOf, queueNamed } from './desk-address.ts';
import { useDeskQuery } from './desk-api.ts';
import { DeskList } from './desk-list.tsx';
import { QueueLinks } from './queue-links.tsx';
import { SavedViews } from './saved-views.tsx';

/** What is waiting: the queues of the person's role, and the rows of one of them. */
export function DeskPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const queue = queueNamed(useParams<{ queue: string }>().queue);
  const [search] = useSearchParams();
  usePageTitle(queue === null ? t('officeDesk.title') : t(`officeDesk.queues.${queue}`));
  const { data: desk } = useDeskQuery(undefined, {
    pollingInterval: READ_AGAIN_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [first] = queuesOf(self.actions);
  if (queue === null) {
    return first === undefined ? <NotYours /> : <Navigate to={`${OFFICE_PAGES.desk}/${first}`} replace />;
  }
  const queues = queuesOf(self.actions);
  const rail = (
    <div className="grid gap-2 lg:sticky lg:top-4">
      <QueueLinks queues={queues} desk={desk} />
      <SavedViews views={desk?.views ?? []} self={self} />
    </div>
  );
  return queues.includes(queue) ? (
    <DeskList
      key={queue}
      place={{ queue, query: queryOf(search) }}
      self={self}
      colleagues={desk?.colleagues ?? []}
      rail={rail}
      firstDay={desk?.firstDay ?? []}
    />
  ) : (
    <div className="grid gap-4">
      <ListHeading title={t('officeDesk.title')} intro={t(`officeDesk.queues.${queue}`)} />
      {rail}
      <NotYours />
    </div>
  );
}

function NotYours() {
  const { t } = useTranslation();
  return <EmptyState title={t('officeDesk.forbidden.title')}>{t('officeDesk.forbidden.text')}</EmptyState>;
}
