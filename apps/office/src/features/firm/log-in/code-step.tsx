import { isApiError } from '@portal/web/api/api-error';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#parts/code-form.tsx';
import { useLogInMutation } from '#state/session-api.ts';

type CodeStepProps = {
  challenge: string;
  onEntered: () => void;
  /** These errors mean that the challenge is over, and lead back to the password. */
  onStartAgain: () => void;
};

/** The second step of logging in, on the same page. */
export function CodeStep({ challenge, onEntered, onStartAgain }: CodeStepProps) {
  const { t } = useTranslation();
  const [logIn, { error }] = useLogInMutation();
  const isOver = isApiError(error) && error.code === 'TWO_FACTOR_CHALLENGE_ENDED';
  return (
    <CodeForm
      error={error}
      onCode={async (code) => {
        const { data } = await logIn({ challenge, code });
        if (data?.state === 'open') {
          onEntered();
        }
      }}
      submitText={t('office.logIn.codeSubmit')}
      onCancel={onStartAgain}
      cancelText={t('office.logIn.again')}
      failureAction={
        isOver ? (
          <Button size="small" onPress={onStartAgain}>
            {t('office.logIn.again')}
          </Button>
        ) : undefined
      }
    />
  );
}
