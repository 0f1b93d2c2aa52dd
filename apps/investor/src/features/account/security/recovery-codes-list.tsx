import { RecoveryCodes } from '@portal/web/account/recovery-codes';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { useLoss } from './one-form-at-a-time.tsx';

type RecoveryCodesListProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, the only time that they are shown. */
export function RecoveryCodesList({ codes, onKept }: RecoveryCodesListProps) {
  const { t } = useTranslation();
  useLoss('codes');
  return (
    <RecoveryCodes codes={codes}>
      <Button tone="primary" onPress={onKept}>
        {t('security.twoFactor.kept')}
      </Button>
    </RecoveryCodes>
  );
}
