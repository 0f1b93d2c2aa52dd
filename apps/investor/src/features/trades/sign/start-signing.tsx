import type { OrderSigning, SigningLink, SigningProof } from '@portal/domain/agreement/signing/signing.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { fieldId } from '@portal/web/form/field-id';
import { Button } from '@portal/web/ui/button';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#state/api.ts';
import { paths } from '#state/paths.ts';
import { type SigningLinkRequest, useSigningLinkMutation } from '#state/signing-link-api.ts';
import { type SignerProof, useSignerProof } from '#state/use-signer-proof.ts';
import { useWayToSigning } from '#state/use-way-to-signing.ts';

/** Calls about an order's ceremony before it opens. */
const orderSigningApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes with the order and the screen's language, as orders do. */
    orderSigning: build.query<OrderSigning, string>({
      query: (tradeId) => `/user/trade/signing/${tradeId}`,
      providesTags: ['Trade'],
      keepUnusedDataFor: 0,
    }),
    agreeToSign: build.mutation<SigningLink, SigningLinkRequest>({
      query: ({ tradeId, returnUrl }) => ({
        url: `/user/trade/signing-consent/${tradeId}`,
        method: 'POST',
        body: { returnUrl },
      }),
    }),
  }),
});

export const { useOrderSigningQuery, useAgreeToSignMutation } = orderSigningApi;

/** The field the frame points to while the signature is missing. */
export const SIGN_START = 'sign-start';

/** Renders the consent, with the address told when the copies are ready. */
export type RenderConsent = (email: string) => ReactNode;

/** Renders what is missing before somebody may sign, with the address that has to be verified. */
export type RenderProof = (proof: SignerProof, email: string) => ReactNode;

type StartSigningProps = {
  slug: string;
  trade: Trade;
  renderConsent: RenderConsent;
  renderProof: RenderProof;
};

/**
 * The button that starts or resumes the ceremony. If the portal runs the ceremony and consent is missing, the consent to
 * sign electronically precedes the button, which gives it. Otherwise, or if the server did not answer, the ceremony asks.
 */
export function StartSigning({ slug, trade, renderConsent, renderProof }: StartSigningProps) {
  const { t } = useTranslation();
  const { data, isLoading } = useOrderSigningQuery(trade.shareOrderId);
  if (isLoading) {
    return (
      <Loading>
        <Skeleton className="h-72 w-full max-w-prose" />
      </Loading>
    );
  }
  if (data === undefined) {
    return <WayOn slug={slug} trade={trade} label={t('wizard.sign.start')} />;
  }
  const way = {
    slug,
    trade,
    proof: data.proof,
    renderProof: (proof: SignerProof) => renderProof(proof, data.email),
  };
  if (data.heldBy === 'provider') {
    return <WayOn {...way} label={t('wizard.sign.start')} asksHere />;
  }
  if (data.consentedAt !== null) {
    return <WayOn {...way} label={t('signing.consent.goOn')} />;
  }
  return (
    <>
      <div className="border-line border-t pt-5">
        <h3 className="mb-3 text-lg">{t('signing.consent.agreement')}</h3>
        <div className="max-w-prose">{renderConsent(data.email)}</div>
      </div>
      <WayOn {...way} label={t('signing.consent.agreeAndRead')} agrees />
    </>
  );
}

type WayOnProps = {
  slug: string;
  trade: Trade;
  label: string;
  agrees?: boolean;
  /** True before a signing provider, which asks nobody for a password of the portal; the portal's own ceremony asks at its end. */
  asksHere?: boolean;
  proof?: SigningProof | undefined;
  renderProof?: (proof: SignerProof) => ReactNode;
};

function WayOn({ slug, trade, label, agrees = false, asksHere = false, proof, renderProof }: WayOnProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [askLink, asked] = useSigningLinkMutation();
  const [agree, agreed] = useAgreeToSignMutation();
  const { isLeaving, follow } = useWayToSigning();
  const { isLoading, error } = agrees ? agreed : asked;
  const asking = useSignerProof(proof, null);
  const given = asksHere ? asking : { ...asking, isAsked: false };
  const start = async () => {
    // After signing, the last page opens; an unfinished ceremony leads from there back here.
    const request = { tradeId: trade.shareOrderId, returnUrl: paths.wizard(slug, 'complete') };
    if (asksHere && !(await asking.give())) {
      return;
    }
    const { data, error: refusal } = await (agrees ? agree(request) : askLink(request));
    if (data !== undefined) {
      follow(data.url);
    } else if (isApiError(refusal) && refusal.code === 'SIGNER_NOT_PROVED') {
      asking.ask();
    }
  };
  return (
    <>
      {renderProof?.(given)}
      {[error, given.error].map((failure) =>
        failure === undefined ? null : (
          <Notice key={messageOf(failure)} tone="danger" isNew title={messageOf(failure)} />
        ),
      )}
      <div id={fieldId(SIGN_START)} className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* In its own box, a long label wraps on the narrowest screens instead of overflowing the card. */}
        <div>
          <Button tone="primary" onPress={() => void start()} isPending={isLoading || isLeaving}>
            {label}
          </Button>
        </div>
        <p className="text-muted text-sm">{t('wizard.sign.startHint')}</p>
      </div>
    </>
  );
}
