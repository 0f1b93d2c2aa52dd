import type { PurchaseInvitation } from '@portal/domain/order/purchasers/purchases.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { useDeclineInvitationMutation, useOpenInvitationQuery } from './purchases-api.ts';
import { WayIn } from './way-in.tsx';

/** Who invites somebody to buy what together, and their answer. */
export function InvitationScreen({ token }: { token: string }) {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  const invitation = useOpenInvitationQuery(token);
  const [decline, declined] = useDeclineInvitationMutation();
  if (declined.isSuccess) {
    return (
      <Notice tone="success" isNew takesFocus title={t('purchases.invitation.declinedTitle')}>
        {t('purchases.invitation.declined')}
      </Notice>
    );
  }
  if (invitation.data === undefined) {
    return invitation.isFetching || invitation.error === undefined ? (
      <Loading>
        <Skeleton className="h-96" />
      </Loading>
    ) : (
      <NoInvitation error={invitation.error} onRetry={() => void invitation.refetch()} />
    );
  }
  return (
    <>
      <PageHeading
        title={t('purchases.invitation.title', { name: invitation.data.investorName })}
        intro={t('purchases.invitation.intro')}
        takesFocus
      />
      <InvitationFacts invitation={invitation.data} />
      {isSignedIn ? (
        <AnswerInvitation
          token={token}
          name={invitation.data.investorName}
          decline={() => void decline(token)}
          declining={declined}
        />
      ) : (
        <WayIn
          token={token}
          email={invitation.data.invitedEmail}
          decline={() => void decline(token)}
          declining={declined}
        />
      )}
    </>
  );
}

function NoInvitation({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return isApiError(error) && error.code === 'PURCHASE_INVITATION_INVALID' ? (
    <Notice tone="attention" isNew takesFocus title={t('purchases.invitation.overTitle')}>
      {t('purchases.invitation.over')}
    </Notice>
  ) : (
    <CallFailure error={error} onRetry={onRetry} />
  );
}

function InvitationFacts({ invitation }: { invitation: PurchaseInvitation }) {
  const { t } = useTranslation();
  const { exactMoney, number, dateTime } = useFormats();
  const row = (id: 'deal' | 'amount' | 'units' | 'named' | 'until', value: string) => ({
    id,
    label: t(`purchases.invitation.facts.${id}`),
    value,
  });
  return (
    <Card>
      <DefinitionList
        rows={[
          row('deal', invitation.dealName),
          row('amount', exactMoney(invitation.orderTotal)),
          row('units', number(invitation.quantity)),
          row('named', `${invitation.invitedName}, ${invitation.invitedEmail}`),
          row('until', dateTime(invitation.endsAt)),
        ]}
      />
    </Card>
  );
}
