import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { isOverStatus } from '@portal/domain/order/trades/trade-status';
import { Badge } from '@portal/web/ui/badge';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { ReasonGiven } from '#parts/profile/use-look.tsx';
import { showPart } from '#parts/show-part.ts';
import { CasePanel } from './case/case-panel.tsx';
import { CaseSummary } from './case/case-summary.tsx';
import { tabOf, tabsOf } from './case/case-tabs.ts';
import { TabStrip } from './case/tab-strip.tsx';
import { useCaseViewer } from './case/use-case-viewer.tsx';
import { MovesPanel } from './moves/moves-panel.tsx';
import { useOrderQuery } from './order-api.ts';

/** Everything known about an order, and what can be done with it. */
export function OrderPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const { orderId = '' } = useParams<{ orderId: string }>();
  const { currentData, ...asked } = useOrderQuery({ orderId }, { refetchOnMountOrArgChange: true });
  // After a decision the next case is here: the one before must not stand under its address.
  const read = { ...asked, data: currentData };
  usePageTitle(t('officeOrder.eyebrow', { reference: read.data?.order.reference ?? '' }));
  useFirstPart(read.data !== undefined);
  return (
    <Loaded read={read}>
      {(page) => (
        <ReasonGiven.Provider value={(page.reading?.reasonGivenAt ?? null) !== null}>
          <Shown key={page.order.id} page={page} self={self} />
        </ReasonGiven.Provider>
      )}
    </Loaded>
  );
}

function Shown({ page, self }: { page: OfficeOrder; self: StaffSelf }) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const { order, investor } = page;
  const tabs = tabsOf(page);
  const tab = tabOf(tabs, hash);
  const viewer = useCaseViewer(page);
  const { following } = viewer;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <BackToDesk />
        <PageHeading
          eyebrow={t('officeOrder.eyebrow', { reference: order.reference })}
          title={investor.name}
          intro={order.deal.name}
          takesFocus
          aside={<Badge tone="accent">{t(`trades.status.${order.status}.name`)}</Badge>}
        />
      </div>
      <MovesPanel page={page} next={following === null ? null : () => viewer.show(following)} />
      <CaseSummary
        page={page}
        work={
          <WorkPanel
            page={{ kind: 'order', id: order.id }}
            first={[{ queue: 'all-orders', why: 'any', facts: {}, claim: page.claim }]}
            selfId={self.id}
            isOver={isOverStatus(order.status)}
          />
        }
      />
      <TabStrip tabs={tabs} current={tab} />
      <CasePanel tab={tab} page={page} self={self} viewer={viewer} />
      {viewer.asking}
    </div>
  );
}

/** Back to the list as it was left, with its filters, page and row; or to the desk, if the person came by a link. */
function BackToDesk() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cameFromHere = typeof window.history.state?.idx === 'number' && window.history.state.idx > 0;
  const text = t('officeOrder.back');
  return (
    <p className="grid min-h-11 content-center justify-start">
      {cameFromHere ? (
        <TextLink onPress={() => void navigate(-1)} isAlone>
          {text}
        </TextLink>
      ) : (
        <TextLink href={OFFICE_PAGES.desk} isAlone>
          {text}
        </TextLink>
      )}
    </p>
  );
}

/** Scrolls to the part that the address named when the page was opened; a tab that is pressed leaves the summary in view. */
function useFirstPart(isThere: boolean): void {
  useEffect(() => {
    const part = window.location.hash.slice(1);
    if (isThere && part !== '') {
      showPart(part);
    }
  }, [isThere]);
}
