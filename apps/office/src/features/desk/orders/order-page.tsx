import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Badge } from '@portal/web/ui/badge';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { MessagesPart } from '#parts/messages-part.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { PartsIndex } from '#parts/parts-index.tsx';
import { ReasonGiven } from '#parts/profile/use-look.tsx';
import { useShownPart } from '#parts/use-shown-part.ts';
import { ChangesPart } from './changes-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { ProfilePart } from './identity/profile-part.tsx';
import { MoneyPart } from './money/money-part.tsx';
import { MovesPanel } from './moves/moves-panel.tsx';
import { useOrderQuery } from './order-api.ts';
import { PapersPart } from './papers-part.tsx';
import { TimelinePart } from './timeline-part.tsx';

/** Everything known about an order, and what can be done with it. */
export function OrderPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const { orderId = '' } = useParams<{ orderId: string }>();
  const read = useOrderQuery({ orderId }, { refetchOnMountOrArgChange: true });
  usePageTitle(t('officeOrder.eyebrow', { reference: read.data?.order.reference ?? '' }));
  useShownPart(read.data !== undefined);
  return (
    <Loaded read={read}>
      {(page) => (
        <ReasonGiven.Provider value={(page.reading?.reasonGivenAt ?? null) !== null}>
          <Shown page={page} self={self} />
        </ReasonGiven.Provider>
      )}
    </Loaded>
  );
}

/** The parts of the page, in order; the documents appear once there is a profile. */
const PARTS = ['facts', 'profile', 'identity', 'papers', 'money', 'changes', 'messages', 'timeline'] as const;

function Shown({ page, self }: { page: OfficeOrder; self: StaffSelf }) {
  const { t } = useTranslation();
  const { order, investor, profiles } = page;
  const parts = PARTS.filter((id) => id !== 'identity' || profiles.length > 0);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <BackToDesk />
        <PageHeading
          eyebrow={t('officeOrder.eyebrow', { reference: order.reference })}
          title={investor.name}
          intro={order.deal.name}
          takesFocus
          aside={<Badge tone="accent">{t(`trades.status.${order.status}.name`)}</Badge>}
        />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {/* No higher than the window: a button below its edge would be out of reach. */}
        <aside className="grid gap-4 xl:sticky xl:top-6 xl:order-2 xl:-m-1 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto xl:p-1">
          {/* An order that is only started is in no queue, so nobody can claim it. */}
          {order.status === 'open' ? null : (
            <WorkPanel
              page={{ kind: 'order', id: order.id }}
              first={[{ queue: 'all-orders', why: 'any', facts: {}, claim: page.claim }]}
              selfId={self.id}
            />
          )}
          <MovesPanel page={page} />
        </aside>
        <div className="grid gap-6">
          <PartsIndex parts={parts.map((id) => ({ id, title: t(`officeOrder.index.${id}`) }))} />
          <FactsPart page={page} mayOpenInvestor={self.actions.includes('investors.view')} />
          <ProfilePart page={page} actions={self.actions} />
          <PapersPart page={page} />
          <MoneyPart
            page={page}
            mayClear={self.actions.includes('payments.clear-flag')}
            mayRecord={self.actions.includes('payments.record')}
          />
          <ChangesPart requests={page.changeRequests} isShown={!page.notShown.includes('changes')} />
          <MessagesPart messages={page.messages} isShown={!page.notShown.includes('emails')} />
          <TimelinePart orderId={order.id} newest={page.timeline} />
        </div>
      </div>
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
