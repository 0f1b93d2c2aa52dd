import { showToast } from '@portal/web/toasts';
import { Check } from '@portal/web/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long 'Copied' stands there. */
const CONFIRMED_MS = 2500;

/** Puts a number or an address on the clipboard, so that nobody has to type it off the screen. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) {
      return;
    }
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast('problem', t('wizard.complete.copyFailed'));
    }
  };
  return (
    <button
      type="button"
      aria-label={t('wizard.complete.copyOf', { label })}
      onClick={() => void copy()}
      className="inline-flex min-h-11 min-w-20 items-center justify-center gap-1 rounded-control px-2 text-sm font-semibold text-accent transition-colors hover:bg-accent-soft"
    >
      {isCopied ? <Check className="size-4" /> : null}
      <span role="status">{isCopied ? t('wizard.complete.copied') : t('wizard.complete.copy')}</span>
    </button>
  );
}
