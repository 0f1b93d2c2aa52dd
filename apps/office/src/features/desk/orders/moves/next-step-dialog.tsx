import { NEXT_STEPS, type NextStep } from '@portal/domain/desk/queues/next-steps';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useNextStepMutation } from '../order-api.ts';

type NextStepDialogProps = { orderId: string; step: NextStep | null; onClose: () => void };

/** Chooses what the investor reads about the next step, in their own language. */
export function NextStepDialog({ orderId, step, onClose }: NextStepDialogProps) {
  const { t } = useTranslation();
  const [nextStep, { error }] = useNextStepMutation();
  const form = useLightForm({ step: String(step ?? '') }, () => [], { error });
  const submit = form.submitTo(async ({ step: chosen }) => {
    const { data } = await nextStep({ orderId, step: NEXT_STEPS.find((one) => one === chosen) ?? null });
    if (data !== undefined) {
      showToast('success', t('officeOrder.moves.done.next-step'));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('officeOrder.moves.next-step')}
      form={form}
      onSubmit={submit}
      submitText={t('officeOrder.moves.next-step')}
      onClose={onClose}
    >
      <Select
        {...form.field('step')}
        label={t('officeOrder.moves.step')}
        hint={t('officeOrder.moves.reasonHint')}
        optional="unsaid"
        placeholder={t('officeOrder.moves.stepNone')}
        choices={NEXT_STEPS.map((value) => ({ value, label: t(`trades.nextSteps.${value}`) }))}
      />
    </FormDialog>
  );
}
