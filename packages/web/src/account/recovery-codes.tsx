import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Shown before the copy and print buttons. */
  children?: ReactNode;
};

/** Recovery codes to save, on paper or in a password manager. */
export function RecoveryCodes({ codes, children }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
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
        {children}
        <Button onPress={() => void copy()}>
          {t(isCopied ? 'security.twoFactor.copied' : 'security.twoFactor.copy')}
        </Button>
        <Button onPress={() => window.print()}>{t('security.twoFactor.print')}</Button>
      </div>
    </div>
  );
}
