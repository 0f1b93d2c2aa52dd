import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { MessagesPart } from '#parts/messages-part.tsx';
import { ChangesPart } from '../changes/changes-part.tsx';
import { ExemptionPart } from '../exemption/exemption-part.tsx';
import { FactsPart } from '../facts-part.tsx';
import { IdentityPart } from '../identity/identity-part.tsx';
import { ProfilePart } from '../identity/profile-part.tsx';
import { MoneyPart } from '../money/money-part.tsx';
import { PapersPart } from '../papers-part.tsx';
import { TimelinePart } from '../timeline-part.tsx';
import type { CaseTab } from './case-tabs.ts';
import type { CaseViewer } from './use-case-viewer.tsx';

type CasePanelProps = { tab: CaseTab; page: OfficeOrder; self: StaffSelf; viewer: CaseViewer };

/** What a tab of the case shows. */
export function CasePanel({ tab, page, self: { actions }, viewer }: CasePanelProps) {
  switch (tab) {
    case 'identity':
      return <IdentityPart page={page} viewer={viewer} actions={actions} />;
    case 'profile':
      return (
        <div className="grid gap-6">
          <ChangesPart page={page} mayAsk={actions.includes('orders.return')} />
          <ProfilePart page={page} actions={actions} />
        </div>
      );
    case 'exemption':
      return <ExemptionPart orderId={page.order.id} actions={actions} />;
    case 'papers':
      return <PapersPart page={page} viewer={viewer} />;
    case 'money':
      return (
        <MoneyPart
          page={page}
          mayClear={actions.includes('payments.clear-flag')}
          mayRecord={actions.includes('payments.record')}
        />
      );
    case 'facts':
      return <FactsPart page={page} mayOpenInvestor={actions.includes('investors.view')} />;
    case 'messages':
      return <MessagesPart messages={page.messages} isShown />;
    case 'timeline':
      return <TimelinePart orderId={page.order.id} newest={page.timeline} />;
  }
}
