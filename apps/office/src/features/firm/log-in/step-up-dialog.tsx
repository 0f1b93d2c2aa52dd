import { Dialog } from '@portal/web/ui/dialog';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#parts/code-form.tsx';
import { answer } from '#state/questions.ts';
import { useStepUpMutation } from '#state/session-api.ts';

/** Asks for a code before sensitive actions, then repeats the refused call. */
export function StepUpDialog() {
  const { t } = useTranslation();
  const [stepUp, { error }] = useStepUpMutation();
  const giveUp = () => answer('code', false);
  return (
    <Dialog isOpen onOpenChange={giveUp} title={t('office.stepUp.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('office.stepUp.intro')}</p>
        <CodeForm
          error={error}
          onCode={async (code) => {
            const { data } = await stepUp({ code });
            if (data !== undefined) {
              answer('code', true);
            }
          }}
          submitText={t('office.stepUp.submit')}
          onCancel={giveUp}
          cancelText={t('office.cancel')}
        />
      </div>
    </Dialog>
  );
}
