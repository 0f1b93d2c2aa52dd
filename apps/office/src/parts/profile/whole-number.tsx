import type { Revealed } from '@portal/domain/desk/orders/office-profile.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfProfile } from '#state/profile-api.ts';
import { RevealDialog } from './reveal-dialog.tsx';

type WholeNumberProps = { of: OfProfile; path: string };

/** Shows a masked number as a whole, for a reason and for a while. */
export function WholeNumber({ of, path }: WholeNumberProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Revealed | null>(null);
  useEffect(() => {
    if (shown === null) {
      return;
    }
    const timer = setTimeout(() => setShown(null), Math.max(0, Date.parse(shown.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status">
      {shown === null ? (
        <Button tone="quiet" size="small" onPress={() => setAsking(true)}>
          {t('officeOrder.identity.seeNumber')}
        </Button>
      ) : (
        <p>
          {t('officeOrder.identity.number', { number: shown.number ?? '' })}
          <span className="block text-muted">
            {t('officeOrder.identity.until', { when: time(shown.until) })}
          </span>
        </p>
      )}
      {isAsking ? (
        <RevealDialog
          of={of}
          path={path}
          onClose={() => setAsking(false)}
          onShown={(revealed) => {
            setShown(revealed);
            setAsking(false);
          }}
        />
      ) : null}
    </div>
  );
}
