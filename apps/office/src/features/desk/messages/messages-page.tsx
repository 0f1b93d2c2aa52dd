import type { MessageQuery } from '@portal/domain/desk/messages/contact-desk';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FoundLine } from '#parts/exports/found-line.tsx';
import { useCountText } from '#parts/lists/count-text.ts';
import { LinkedRows } from '#parts/lists/linked-rows.tsx';
import { countAsked, filterOf } from '#parts/lists/list-address.ts';
import { ListHeading } from '#parts/lists/list-heading.tsx';
import { ListSection } from '#parts/lists/list-section.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useMessageColumns } from './message-columns.tsx';
import { MessageFilters } from './message-filters.tsx';
import { messagesAddress, queryOf } from './messages-address.ts';
import { useMessagesQuery } from './messages-api.ts';

/** What people wrote to the dealer, unanswered messages first. */
export function MessagesPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeMessages.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-3">
      <ListHeading title={t('officeMessages.title')} intro={t('officeMessages.intro')} />
      <MessagesList query={query} />
    </div>
  );
}

function MessagesList({ query }: { query: MessageQuery }) {
  const { t } = useTranslation();
  const countText = useCountText();
  const { currentData, ...read } = useMessagesQuery(query, { refetchOnMountOrArgChange: true });
  const filter = filterOf(query);
  const columns = useMessageColumns();
  return (
    <ListSection
      label={t('officeMessages.list')}
      read={{ ...read, data: currentData }}
      head={
        <MessageFilters filter={filter}>
          <FoundLine
            count={
              currentData === undefined
                ? undefined
                : { value: currentData.count.value, text: countText(currentData.count) }
            }
            words={(found) => t('officeMessages.found', found)}
            asked={{ list: 'messages', address: '/office/messages', filter }}
          />
        </MessageFilters>
      }
      empty={{
        title: t('officeMessages.empty.title'),
        text: t('officeMessages.empty.text'),
        filtered:
          countAsked(filter) === 0
            ? undefined
            : {
                title: t('officeMessages.empty.filteredTitle'),
                text: t('officeMessages.empty.filtered'),
                all: messagesAddress({}),
              },
      }}
      addressOf={(after) => messagesAddress({ ...filter, after })}
      isFirst={query.after === undefined}
    >
      {({ rows }) => (
        <LinkedRows label={t('officeMessages.list')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </ListSection>
  );
}
