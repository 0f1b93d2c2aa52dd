import { QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { FirstDayStep } from '@portal/domain/desk/queues/first-day';
import type { Desk } from '@portal/domain/desk/queues/office-desk.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import { Card } from '@portal/web/ui/card';
import { SuccessMark } from '@portal/web/ui/icons';
import { TextLink } from '@portal/web/ui/text-link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Where each step is done or seen, and what a person needs to open it. */
const PLACES: Readonly<Record<FirstDayStep, { href: string; needs: StaffAction }>> = {
  mail: { href: `${OFFICE_PAGES.desk}/bounces`, needs: QUEUE_FACTS.bounces.action },
  trustee: { href: OFFICE_PAGES.dealer, needs: 'operation.view-dealer' },
  people: { href: OFFICE_PAGES.people, needs: 'people.view' },
  'bank-account': { href: OFFICE_PAGES.moneyBank, needs: 'payments.view-bank' },
  memorandum: { href: OFFICE_PAGES.deals, needs: 'deals.view' },
  deal: { href: OFFICE_PAGES.deals, needs: 'deals.view' },
  order: { href: `${OFFICE_PAGES.desk}/all-orders`, needs: 'orders.view' },
};

type FirstDayListProps = { steps: Desk['firstDay']; actions: readonly StaffAction[] };

/** What an office does before its first order, instead of a queue that is empty because nobody can order yet. */
export function FirstDayList({ steps, actions }: FirstDayListProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={heading} className="text-xl">
            {t('officeDesk.firstDay.title')}
          </h2>
          <p className="text-muted">{t('officeDesk.firstDay.text')}</p>
        </div>
        <ol className="grid gap-2">
          {steps.map(({ step, isDone }) => {
            const { href, needs } = PLACES[step];
            const name = t(`officeDesk.firstDay.steps.${step}`);
            return (
              <li key={step} className="flex min-h-11 items-center gap-3">
                {isDone ? (
                  <SuccessMark className="size-5 shrink-0 text-success" />
                ) : (
                  <span
                    aria-hidden="true"
                    className="size-5 shrink-0 rounded-full border border-line-strong"
                  />
                )}
                <span className="min-w-0">
                  {actions.includes(needs) ? (
                    <TextLink isAlone href={href}>
                      {name}
                    </TextLink>
                  ) : (
                    name
                  )}{' '}
                  <span className="text-muted text-sm">
                    {t(isDone ? 'officeDesk.firstDay.done' : 'officeDesk.firstDay.toDo')}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
