import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { fieldId } from '@portal/web/field-id';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { Page } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { signingAddress, useSigningLinkMutation } from '#state/signing-link-api.ts';

/** Where the frame points at while the signature is missing. */
export const SIGN_START = 'sign-start';

/** What will be signed, and the one button that begins or resumes it. */
export function DocumentsToSign({ deal, trade }: { deal: Deal; trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  const messageOf = useApiMessage();
  const [askLink, { isLoading, error }] = useSigningLinkMutation();
  const units = t('wizard.order.units', { count: trade.quantity });
  const documents = [
    { name: 'kyc', text: t('wizard.sign.kycText') },
    {
      name: 'agreement',
      text: t('wizard.sign.agreementText', { units, amount: formats.exactMoney(trade.orderTotal) }),
    },
    { name: 'risk', text: t('wizard.sign.riskText') },
  ] as const;

  const start = async () => {
    // Once signed the last page is open; a ceremony left half-way leads from there back here.
    const { data } = await askLink({
      tradeId: trade.shareOrderId,
      returnUrl: paths.wizard(deal.slug, 'complete'),
    });
    if (data !== undefined) {
      window.location.assign(signingAddress(data.url));
    }
  };

  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('wizard.sign.documents')}
      </h2>
      <ul className="mt-4 flex flex-col">
        {documents.map(({ name, text }) => (
          <li key={name} className="flex gap-4 border-line py-4 not-first:border-t">
            <Page className="mt-0.5 size-6 text-accent" />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`wizard.sign.${name}`)}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {error === undefined ? null : (
        <div className="mb-4">
          <Notice tone="danger" isNew title={messageOf(error)} />
        </div>
      )}
      <div id={fieldId(SIGN_START)} className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button tone="primary" onPress={() => void start()} isPending={isLoading}>
          {t('wizard.sign.start')}
        </Button>
        <p className="text-sm text-muted">{t('wizard.sign.startHint')}</p>
      </div>
    </Card>
  );
}
