import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { Dialog } from '@portal/web/ui/dialog';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import { DueCell } from './due-cell.tsx';
import { useRowTitle } from './row-name.ts';
import { useWhyText } from './why-text.ts';

type RowDialogProps = { row: DeskRow; queue: DeskQueue; selfId: string; onClose: () => void };

/** A row that no page is about, such as work that failed: why it is here, and who has it. */
export function RowDialog({ row, queue, selfId, onClose }: RowDialogProps) {
  const { t } = useTranslation();
  const title = useRowTitle()(row);
  const text = useWhyText()(row);
  const { why, facts, claim } = row;
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{text}</p>
        <DueCell row={row} />
        {claim.kind === 'payment-flag' ? (
          <p>
            <TextLink href={OFFICE_PAGES.moneyFlags}>{t('officeDesk.toFlags')}</TextLink>
          </p>
        ) : null}
        <WorkPanel
          page={{ kind: claim.kind, id: claim.id }}
          first={[{ queue, why, facts, claim }]}
          selfId={selfId}
        />
      </div>
    </Dialog>
  );
}
