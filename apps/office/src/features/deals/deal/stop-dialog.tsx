import { DEAL_REASON_MAX, type OfficeDeal } from '@portal/domain/wire/office-deals';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useMoveDealMutation } from '../deals-api.ts';
import { checkReason } from './check-reason.ts';

type StopDialogProps = { deal: OfficeDeal; move: 'pause' | 'close'; onClose: () => void };

/** Says what stopping a deal means for those who hold orders in it, and asks for a reason. */
export function StopDialog({ deal, move, onClose }: StopDialogProps) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async (body) => {
    const { data } = await moveDeal({ id: deal.id, move, body });
    if (data !== undefined) {
      showToast('success', t(`officeDeals.moves.${move}.done`));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`officeDeals.moves.${move}.title`)}>
      <div className="grid gap-5">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>{t(`officeDeals.moves.${move}.effect`)}</li>
          <li>{t('officeDeals.moves.holders', { count: deal.orderCount })}</li>
          <li>{t(`officeDeals.moves.${move}.back`)}</li>
        </ul>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t(`officeDeals.moves.${move}.submit`)}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeDeals.reason.label')}
            hint={t('officeDeals.reason.hint')}
            maxLength={DEAL_REASON_MAX}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
