import type { FinconnectLink } from '@portal/domain/money/payments/payments.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '#state/api.ts';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { AgreementClauses, debitTermsOf } from './debit-agreement.tsx';

type FinconnectLinkRequest = {
  tradeId: string;
  /** A page of the portal to come back to: a path or a whole address on the portal's own origin. */
  returnUrl: string;
};

/** Creates the link for linking a bank account to an order. A mutation, because each link ends the previous one. */
const finconnectLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    finconnectLink: build.mutation<FinconnectLink, FinconnectLinkRequest>({
      query: ({ tradeId, returnUrl }) => ({
        url: `/user/finconnect/investment/link/${tradeId}`,
        params: { returnUrl },
      }),
    }),
  }),
});

export const { useFinconnectLinkMutation } = finconnectLinkApi;

const OWN_PAGE = /^\/finconnect\/[\w-]+$/;

/**
 * The path of the portal's own page behind a link; null for a provider's. Only the path is followed: the configured address
 * may be another name of this server, where the person is not signed in.
 */
function ownFinconnectPath(url: string): string | null {
  const { pathname } = new URL(url);
  return OWN_PAGE.test(pathname) ? pathname : null;
}

/**
 * Leads to the page that links a bank account. The portal's own page has the debit agreement; before going to a provider's
 * it is agreed to here, with one tick rather than a form.
 */
export function FinconnectDialog({ slug, trade }: { slug: string; trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const messageOf = useApiMessage();
  const isOpen = useAppSelector((state) => state.modal.finconnect);
  const [askLink, { isLoading, error, reset }] = useFinconnectLinkMutation();
  const [providerUrl, setProviderUrl] = useState<string | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const setOpen = (open: boolean) => {
    reset();
    setProviderUrl(null);
    setAgreed(false);
    dispatch(setModal({ name: 'finconnect', open }));
  };
  useEffect(() => () => void dispatch(setModal({ name: 'finconnect', open: false })), [dispatch]);

  const goOn = async () => {
    if (providerUrl !== null) {
      window.location.assign(providerUrl);
      return;
    }
    const { data } = await askLink({ tradeId: trade.id, returnUrl: paths.wizard(slug, 'pay') });
    const ownPath = data === undefined ? null : ownFinconnectPath(data.url);
    if (ownPath !== null) {
      void navigate(ownPath);
    } else if (data !== undefined) {
      setProviderUrl(data.url);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('wizard.pay.linked.dialog.title')}
      actions={
        <>
          <Button onPress={() => setOpen(false)}>{t('wizard.pay.linked.dialog.stay')}</Button>
          <Button
            tone="primary"
            onPress={() => void goOn()}
            isPending={isLoading}
            isDisabled={providerUrl !== null && !isAgreed}
          >
            {t('wizard.pay.linked.dialog.goOn')}
          </Button>
        </>
      }
    >
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
      {providerUrl === null ? (
        <p>{t('wizard.pay.linked.dialog.text')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <p>{t('wizard.pay.linked.dialog.provider', { host: new URL(providerUrl).host })}</p>
          <AgreementClauses terms={debitTermsOf(trade)} />
          <Checkbox name="agreed" value={isAgreed} onChange={setAgreed} isRequired>
            {t('wizard.pay.authorization', { amount: formats.exactMoney(trade.orderTotal) })}
          </Checkbox>
        </div>
      )}
    </Dialog>
  );
}
