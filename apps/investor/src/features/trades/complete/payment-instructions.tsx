import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { waitsForJoint } from '@portal/domain/order/trades/trade-facts';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Card } from '@portal/web/ui/card';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Check } from '@portal/web/ui/icons';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Row = { label: string; text: string };

/** Where to send money from outside the portal: three ways, one reference. */
export function PaymentInstructions({ trade, isSigned }: { trade: Trade; isSigned: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  const { payee } = trade;
  const joint = waitsForJoint(trade) ? trade.jointInvestor : null;
  const notYet =
    joint === null
      ? t('wizard.complete.sendPaymentAfter')
      : t('wizard.complete.sendPaymentAfterJoint', { name: fullName(joint) });
  const beneficiary = { label: t('wizard.complete.beneficiary'), text: payee.beneficiary };
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('wizard.complete.sendPayment', { amount: formats.exactMoney(trade.orderTotal) })}
      </h2>
      <p className="mt-1.5 max-w-prose text-sm text-muted">
        {isSigned ? null : <span className="font-medium text-text">{notYet} </span>}
        {t('wizard.complete.sendPaymentText')}
      </p>
      <div className="mt-4 rounded-control bg-accent-soft px-4">
        <CopyRows rows={[{ label: t('wizard.complete.reference'), text: payee.reference }]} />
      </div>
      <div className="mt-2">
        <Disclosure summary={t('wizard.complete.wire')} group="ways-to-pay" isOpenAtFirst>
          <CopyRows
            rows={[
              beneficiary,
              { label: t('wizard.complete.bank'), text: payee.bank },
              { label: t('wizard.complete.institution'), text: payee.institution },
              { label: t('wizard.complete.transit'), text: payee.transit },
              { label: t('wizard.complete.account'), text: payee.account },
            ]}
          />
        </Disclosure>
        <Disclosure summary={t('wizard.complete.etransfer')} group="ways-to-pay">
          <CopyRows rows={[{ label: t('wizard.complete.etransferEmail'), text: payee.email }]} />
          <p className="mt-2 text-sm">{t('wizard.complete.etransferNote')}</p>
        </Disclosure>
        <Disclosure summary={t('wizard.complete.cheque')} group="ways-to-pay">
          <CopyRows
            rows={[
              { label: t('wizard.complete.payableTo'), text: payee.beneficiary },
              { label: t('wizard.complete.mailTo'), text: payee.address },
            ]}
          />
          <p className="mt-2 text-sm">{t('wizard.complete.chequeNote')}</p>
        </Disclosure>
      </div>
    </Card>
  );
}

function CopyRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="flex flex-col">
      {rows.map(({ label, text }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line py-2 not-first:border-t"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures col-start-1 break-words font-medium text-text">{text}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <CopyButton label={label} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How long 'Copied' shows. */
const CONFIRMED_MS = 2500;

/** Copies a number or address, so that nobody has to retype it. */
function CopyButton({ label, text }: { label: string; text: string }) {
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
