import type { TimelineEntry, TimelinePage } from '@portal/domain/desk/orders/office-order-timeline.wire';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyOlderEventsQuery } from './order-api.ts';

/** What happened, with the pages before it as far as they were asked for, and the button that asks for the next. */
export function useOlderEvents(
  orderId: string,
  newest: TimelinePage,
): { entries: readonly TimelineEntry[]; more: ReactNode } {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ of: TimelinePage; pages: readonly TimelinePage[] }>({
    of: newest,
    pages: [],
  });
  const [ask, { error, isFetching }] = useLazyOlderEventsQuery();
  // Once the order was read anew, the pages before it begin elsewhere.
  const pages = asked.of === newest ? asked.pages : [];
  const before = (pages.at(-1) ?? newest).older;
  const showOlder = async (cursor: string) => {
    const answer = await ask({ orderId, before: cursor });
    if (answer.data !== undefined) {
      setAsked({ of: newest, pages: [...pages, answer.data] });
    }
  };
  return {
    entries: [newest, ...pages].flatMap(({ entries }) => entries),
    more:
      before === null ? null : (
        <div className="grid justify-items-start gap-3">
          {error === undefined ? null : (
            <CallFailure error={error} onRetry={() => void showOlder(before)} isRetrying={isFetching} />
          )}
          <Button isPending={isFetching} onPress={() => void showOlder(before)}>
            {t('officeOrder.timeline.older')}
          </Button>
        </div>
      ),
  };
}
