import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoss } from './one-form-at-a-time.tsx';

type RecoveryCodesListProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, the only time that they are shown. */
export function RecoveryCodesList({ codes, onKept }: RecoveryCodesListProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  useLoss('codes');
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="grid gap-5">
      <Notice tone="attention" isNew takesFocus title={t('security.twoFactor.codesTitle')}>
        {t('security.twoFactor.codes')}
      </Notice>
      <ol className="grid max-w-md grid-cols-2 gap-x-4 gap-y-2 rounded-card bg-sunken p-4 sm:p-5">
        {codes.map((code) => (
          <li key={code}>
            <code className="figures font-semibold text-sm whitespace-nowrap sm:text-base">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button tone="primary" onPress={onKept}>
          {t('security.twoFactor.kept')}
        </Button>
        <Button onPress={() => void copy()}>
          {t(isCopied ? 'security.twoFactor.copied' : 'security.twoFactor.copy')}
        </Button>
        <Button onPress={() => window.print()}>{t('security.twoFactor.print')}</Button>
      </div>
    </div>
  );
}
