import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { Notice } from '@portal/web/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclaredException, OpenChecks } from '../open-checks.tsx';
import { ReadingPart } from '../reading/reading-part.tsx';
import { OrderOfThem } from './order-of-them.tsx';
import { Proposed } from './proposed.tsx';
import { SinceLastLook } from './since-last-look.tsx';

/** What decides on a case, before any of its parts: what it is of the investor, what is open, and what was opened. */
export function CaseSummary({ page, work }: { page: OfficeOrder; work: ReactNode }) {
  const { t } = useTranslation();
  const { order, approval, checks, reading } = page;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <OrderOfThem page={page} />
      <div className="grid gap-3">
        {order.waitsFor === null ? null : (
          <Notice tone="attention" title={t('officeOrder.moves.waitsFor')}>
            {order.waitsFor.sentence}
          </Notice>
        )}
        {approval === null ? <OpenChecks checks={checks} /> : <DeclaredException approval={approval} />}
        <Proposed approval={approval} />
        {order.status === 'open' ? null : work}
      </div>
      {reading === null ? null : (
        <div className="grid gap-3 rounded-card border border-line bg-raised p-4 text-sm">
          <ReadingPart reading={reading} />
          <SinceLastLook reading={reading} timeline={page.timeline} />
        </div>
      )}
    </div>
  );
}
