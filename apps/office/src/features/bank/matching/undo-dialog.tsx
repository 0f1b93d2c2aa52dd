import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkReason } from './check-reason.ts';
import type { BankMatch } from './match-row.tsx';
import { useUndoMatchMutation } from './matching-api.ts';

/** Says what undoing a match does, and asks why. */
export function UndoDialog({ match, onClose }: { match: BankMatch; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const [undo, { error }] = useUndoMatchMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await undo({ matchId: match.id, reason: reason.trim() });
    if (data !== undefined) {
      showToast('success', t('officeMatching.undo.done'));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeMatching.undo.title')}>
      <div className="grid gap-5">
        <p>
          {match.reference === null || match.investor === null
            ? `${exactMoney(match.amount)} – ${match.description}`
            : t('officeMatching.undo.what', {
                amount: exactMoney(match.amount),
                reference: match.reference,
                investor: match.investor,
              })}
        </p>
        <p className="text-muted">{t('officeMatching.undo.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeMatching.undo.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeMatching.undo.reason')}
            hint={t('officeMatching.undo.reasonHint')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
