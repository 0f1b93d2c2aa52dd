import { DEAL_REASON_MAX } from '@portal/domain/wire/office-deals';
import type { OfficeMemorandum } from '@portal/domain/wire/office-memorandum';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { checkReason } from '../deal/check-reason.ts';
import { useMoveMemorandumMutation } from './memorandum-api.ts';

type ReturnProps = {
  dealId: string;
  review: NonNullable<OfficeMemorandum['review']>;
  onClose: () => void;
};

/** Sends a memorandum back to who brought it, with what to change. */
export function ReturnMemorandumDialog({ dealId, review: { proposalId, maker }, onClose }: ReturnProps) {
  const { t } = useTranslation();
  const [move, { error }] = useMoveMemorandumMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await move({ dealId, move: 'return', body: { proposalId, reason } });
    if (data !== undefined) {
      showToast('success', t('officeMemorandum.decision.returned', { name: maker.name }));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('officeMemorandum.decision.returnTitle')}
      form={form}
      onSubmit={submit}
      submitText={t('officeDeals.decision.return')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={t('officeDeals.decision.returnReason')}
        hint={t('officeMemorandum.decision.returnHint', { name: maker.name })}
        rows={6}
        maxLength={DEAL_REASON_MAX}
      />
    </FormDialog>
  );
}
