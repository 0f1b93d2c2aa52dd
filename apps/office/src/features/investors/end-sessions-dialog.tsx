import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkReason } from './check-investor-forms.ts';
import { useEndSessionsMutation } from './investors-api.ts';

type EndSessionsDialogProps = {
  investorId: string;
  /** Null for all of them. */
  sessionId: string | null;
  onClose: () => void;
};

/** Says what ending a session does, and asks why. */
export function EndSessionsDialog({ investorId, sessionId, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation();
  const [endSessions, { error }] = useEndSessionsMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await endSessions({ investorId, sessionId, reason: reason.trim() });
    if (data !== undefined) {
      const { ended } = data;
      showToast(
        'success',
        ended === 0
          ? t('officeInvestors.sessions.doneNone')
          : t('officeInvestors.sessions.done', { count: ended }),
      );
      onClose();
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(
        sessionId === null ? 'officeInvestors.sessions.allTitle' : 'officeInvestors.sessions.oneTitle',
      )}
    >
      <div className="grid gap-5">
        <p className="text-muted">{t('officeInvestors.sessions.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeInvestors.sessions.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeInvestors.sessions.reason')}
            hint={t('officeInvestors.sessions.reasonHint')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
