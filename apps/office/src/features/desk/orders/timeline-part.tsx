import { APPROVAL_CHECKS } from '@portal/domain/desk/orders/approval-checks';
import type { TimelineEntry, TimelinePage } from '@portal/domain/desk/orders/office-order-timeline.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Timeline } from '@portal/web/ui/timeline';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { useLazyOlderEventsQuery } from './order-api.ts';

/** Events that come with a reason: returned proposals, and the ends of an order. */
const WITH_REASON: ReadonlySet<string> = new Set([
  'trade.approval-returned',
  'payment.proposal-returned',
  'trade.declined',
  'trade.archived',
]);

/** Everything that happened to the order, newest first: audit log, mail, and flags of its money. */
export function TimelinePart({ orderId, newest }: { orderId: string; newest: TimelinePage }) {
  const { t } = useTranslation();
  const { entries, more } = useOlderEvents(orderId, newest);
  const { dateTime } = useFormats();
  const whatOf = useWhat();
  const whoOf = useWho();
  return (
    <PagePart id="timeline" title={t('officeOrder.timeline.title')}>
      <Timeline
        steps={entries.map((entry) => ({
          id: entry.id,
          state: 'done',
          title: whatOf(entry),
          children: (
            <>
              <p>{t('officeOrder.timeline.by', { who: whoOf(entry), when: dateTime(entry.at) })}</p>
              {WITH_REASON.has(entry.action) ? <Reason facts={entry.facts} /> : null}
              <Exception facts={entry.facts} />
            </>
          ),
        }))}
      />
      {more}
    </PagePart>
  );
}

/** What happened. Mail is marked as an email: its subject alone would read like an event. */
function useWhat(): (entry: TimelineEntry) => string {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  return ({ id, action }) => {
    const what = translate(`officeActions.${action}`);
    return id.startsWith('mail:') ? t('officeOrder.timeline.email', { what }) : what;
  };
}

/** The reason, if there is one: an investor who cancels gives none, and not every role may read the dealer's. */
function Reason({ facts: { reason } }: Pick<TimelineEntry, 'facts'>) {
  const { t } = useTranslation();
  return reason === undefined ? null : (
    <p className="whitespace-pre-line wrap-anywhere">{t('officeExceptions.reason', { reason })}</p>
  );
}

/** The exception that was declared, or approved with the order. */
function Exception({ facts }: Pick<TimelineEntry, 'facts'>) {
  const { t } = useTranslation();
  const checks = APPROVAL_CHECKS.filter((check) => facts.exceptions?.split(' ').includes(check) === true);
  return checks.length === 0 ? null : (
    <>
      <p>
        {t('officeExceptions.recorded', {
          checks: checks.map((check) => t(`officeExceptions.checks.${check}`)).join('; '),
        })}
      </p>
      <Reason facts={facts} />
    </>
  );
}

/** Who did it: by name if there is one, otherwise by their part in the order. */
function useWho(): (entry: TimelineEntry) => string {
  const { t } = useTranslation();
  return ({ who: { kind, name } }) => {
    switch (kind) {
      case 'investor':
        return name ?? t('officeOrder.papers.signer.investor');
      case 'staff':
        return name ?? t('officeOrder.identity.nobody');
      case 'system':
        return t('officeOrder.timeline.system');
      case 'dealer':
        return t('officeOrder.timeline.dealer');
      case 'provider':
        return t('officeOrder.timeline.provider');
    }
  };
}

/** The events, including the earlier pages loaded so far, and the button that loads the next. */
function useOlderEvents(
  orderId: string,
  newest: TimelinePage,
): { entries: readonly TimelineEntry[]; more: ReactNode } {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ of: TimelinePage; pages: readonly TimelinePage[] }>({
    of: newest,
    pages: [],
  });
  const [ask, { error, isFetching }] = useLazyOlderEventsQuery();
  // After the order has been read again, earlier pages start elsewhere.
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
