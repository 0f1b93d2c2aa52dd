import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { Page } from '@portal/web/ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type RenderConsent, StartSigning } from './start-signing.tsx';

type DocumentsToSignProps = { deal: Deal; trade: Trade; renderConsent: RenderConsent };

/** What will be signed, and the one button that begins or resumes it. */
export function DocumentsToSign({ deal, trade, renderConsent }: DocumentsToSignProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  const units = t('wizard.order.units', { count: trade.quantity });
  // A profile that was signed with another order, or by itself, is not signed again.
  const isProfileSigned = trade.kycId !== null && trade.kycId.signedAt !== null;
  const documents = [
    ...(isProfileSigned ? [] : [{ name: 'kyc', text: t('wizard.sign.kycText') } as const]),
    {
      name: 'agreement',
      text: t('wizard.sign.agreementText', { units, amount: formats.exactMoney(trade.orderTotal) }),
    },
    { name: 'risk', text: t('wizard.sign.riskText') },
  ] as const;
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('wizard.sign.documents')}
      </h2>
      <ul className="mt-2 flex flex-col sm:mt-4">
        {documents.map(({ name, text }) => (
          <li key={name} className="flex gap-4 border-line py-3 not-first:border-t">
            <Page className="mt-0.5 size-6 text-accent" />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`wizard.sign.${name}`)}</span>
              <span className="block text-muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-5">
        <StartSigning slug={deal.slug} trade={trade} renderConsent={renderConsent} />
      </div>
    </Card>
  );
}
