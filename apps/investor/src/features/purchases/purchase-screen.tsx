import { formatLastDay, formatTimeZone } from '@portal/domain/ground/formats/dates';
import type { Purchase } from '@portal/domain/order/purchasers/purchases.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Page } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { TextLink } from '@portal/web/ui/text-link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useWayToSigning } from '#state/use-way-to-signing.ts';
import { LeaveOrder } from './leave-order.tsx';
import { usePurchaseQuery, usePurchaseSigningMutation } from './purchases-api.ts';

/** Somebody else's order, as its second purchaser sees it. */
export function PurchaseScreen({ tradeId }: { tradeId: string }) {
  const { data, error, isFetching, refetch } = usePurchaseQuery(tradeId, { refetchOnMountOrArgChange: true });
  if (data === undefined) {
    return error === undefined || isFetching ? (
      <Loading>
        <Skeleton className="h-96" />
      </Loading>
    ) : (
      <CallFailure error={error} onRetry={() => void refetch()} />
    );
  }
  return <PurchaseView purchase={data} />;
}

function PurchaseView({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const name = purchase.investorName;
  return (
    <>
      <PageHeading
        eyebrow={
          <TextLink isAlone href={paths.portfolio()}>
            {t('purchases.order.back')}
          </TextLink>
        }
        title={purchase.deal.name}
        intro={t('purchases.order.intro', { name })}
        takesFocus
      />
      <NextStep purchase={purchase} />
      <PurchaseFacts purchase={purchase} />
      {TO_SIGN.has(purchase.step) ? <PapersToSign forms={purchase.forms ?? []} /> : null}
      <p className="max-w-prose text-muted text-sm">{t('purchases.order.cancel', { name })}</p>
      {purchase.mayLeave ? <LeaveOrder id={purchase.id} name={name} /> : null}
    </>
  );
}

/** The steps before their signature, at which they are told what they will sign. */
const TO_SIGN: ReadonlySet<Purchase['step']> = new Set([
  'complete-profile',
  'wait-for-units',
  'wait-for-first',
  'sign',
]);

/** The papers that they sign, as the first one's page lists theirs. */
function PapersToSign({ forms }: { forms: readonly string[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const papers = [
    ...(['agreement', 'risk'] as const).map((paper) => ({
      title: t(`purchases.papers.${paper}`),
      text: t(`purchases.papers.${paper}Text`),
    })),
    ...forms.map((title) => ({ title, text: t('purchases.papers.formText') })),
  ];
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className="mb-2 text-xl">
        {t('purchases.papers.title')}
      </h2>
      <ul className="flex flex-col">
        {papers.map(({ title, text }) => (
          <li key={title} className="flex gap-4 border-line py-3 not-first:border-t">
            <Page className="mt-0.5 size-6 text-accent" />
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What they do next, or wait for. */
function NextStep({ purchase: { id, step, investorName: name } }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const isTheirs = step === 'complete-profile' || step === 'sign' || step === 'read-memorandum';
  return (
    <Notice
      tone={isTheirs ? 'attention' : 'info'}
      title={t(`purchases.steps.${step}.title`, { name })}
      action={
        step === 'complete-profile' ? (
          <LinkButton size="small" href={paths.profile()}>
            {t('purchases.order.toProfile')}
          </LinkButton>
        ) : step === 'sign' || step === 'read-memorandum' ? (
          <ToCeremony id={id} step={step} />
        ) : undefined
      }
    >
      {t(`purchases.steps.${step}.text`, { name })}
    </Notice>
  );
}

function ToCeremony({ id, step }: { id: string; step: 'sign' | 'read-memorandum' }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [askLink, { isLoading, error }] = usePurchaseSigningMutation();
  const { isLeaving, follow } = useWayToSigning();
  const press = async () => {
    const { data } = await askLink(id);
    if (data !== undefined) {
      follow(data.url);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="small" tone="primary" isPending={isLoading || isLeaving} onPress={() => void press()}>
        {t(step === 'sign' ? 'purchases.order.sign' : 'purchases.order.readMemorandum')}
      </Button>
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
    </div>
  );
}

function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { exactMoney, number, dateTime } = useFormats();
  const { holdExpiresAt, rightEndsAt, signedAt, timeZone } = purchase;
  const row = (
    id: 'with' | 'amount' | 'units' | 'location' | 'reference' | 'joined' | 'signed' | 'hold' | 'right',
    value: string,
  ) => ({ id, label: t(`purchases.order.facts.${id}`), value });
  return (
    <Card>
      <DefinitionList
        rows={[
          row('with', purchase.investorName),
          row('amount', exactMoney(purchase.orderTotal)),
          row('units', number(purchase.quantity)),
          row('location', purchase.deal.location),
          row('reference', purchase.reference),
          row('joined', dateTime(purchase.joinedAt)),
          ...(signedAt === null ? [] : [row('signed', dateTime(signedAt))]),
          ...(holdExpiresAt === null ? [] : [row('hold', dateTime(holdExpiresAt))]),
          ...(rightEndsAt === null
            ? []
            : [
                row(
                  'right',
                  t('purchases.order.rightUntil', {
                    day: formatLastDay(rightEndsAt, language, timeZone, { withYear: true }),
                    zone: formatTimeZone(rightEndsAt, language, timeZone),
                  }),
                ),
              ]),
        ]}
      />
    </Card>
  );
}
