import { Button } from '@portal/web/ui/button';
import { CONTROL, LABEL } from '@portal/web/ui/field';
import { Check } from '@portal/web/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Outcome = 'none' | 'copied' | 'refused';

type ShareLinkProps = {
  /** Null while loading: the buttons show, disabled. */
  link: string | null;
  /** Text that precedes the link in the device's share sheet. */
  shareText: string;
};

/** The link to share: copied with one press, or passed to the device's share sheet. */
export function ShareLink({ link, shareText }: ShareLinkProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [showsCode, setShowsCode] = useState(false);
  const isOnItsWay = link === null;
  const url = link ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // Browsers refuse without a secure connection or the person's consent; the selected text can still be copied by hand.
      field.current?.select();
      setOutcome('refused');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text: shareText, url });
    } catch {
      // The person closed the share sheet.
    }
  };
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className={LABEL}>
        {t('referral.link.label')}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className={`${CONTROL} figures truncate`}
      />
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button tone="primary" isDisabled={isOnItsWay} onPress={() => void copy()}>
          {outcome === 'copied' ? <Check className="size-5" /> : null}
          {t('referral.link.copy')}
        </Button>
        {'share' in navigator ? (
          <Button isDisabled={isOnItsWay} onPress={() => void share()}>
            {t('referral.link.share')}
          </Button>
        ) : null}
        <Button aria-expanded={showsCode} isDisabled={isOnItsWay} onPress={() => setShowsCode(!showsCode)}>
          {t('referral.link.code')}
        </Button>
      </div>
      {showsCode && !isOnItsWay ? (
        <QrCode text={url} label={t('referral.link.codeLabel')} failedText={t('referral.link.codeFailed')} />
      ) : null}
      <p role="status" className="min-h-6 text-sm text-muted">
        {outcome === 'copied' ? t('referral.link.copied') : null}
        {outcome === 'refused' ? t('referral.link.copyFailed') : null}
      </p>
    </div>
  );
}

/** Quiet zone in modules, without which cameras do not find the code. */
const QUIET_ZONE = 4;

type Drawing = { path: string; size: number };

type QrCodeProps = { text: string; label: string; failedText: string };

/** A text as a QR code, to scan from this screen. Its library loads on first use. */
function QrCode({ text, label, failedText }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    draw(text).then(setDrawing, () => setFailed(true));
  }, [text]);
  if (hasFailed) {
    return <p className="text-sm text-muted">{failedText}</p>;
  }
  // White in dark mode too: cameras expect dark on light.
  return drawing === null ? (
    <span className="block size-48" />
  ) : (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control border border-line"
    >
      <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
      <path fill="#000" d={drawing.path} />
    </svg>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size };
}
