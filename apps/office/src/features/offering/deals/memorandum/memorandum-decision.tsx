import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { NewToday } from '#parts/new-today.tsx';
import { DocumentLine } from '../documents/document-line.tsx';
import { EffectOfVersion } from './effect-of-version.tsx';
import { useMoveMemorandumMutation } from './memorandum-api.ts';

type Review = NonNullable<OfficeMemorandum['review']>;
type DecisionProps = { dealId: string; memorandum: OfficeMemorandum; review: Review; self: StaffSelf };

/** The memorandum waiting for a second person: its documents, its effect, and the decision. */
export function MemorandumDecision({ dealId, memorandum, review, self }: DecisionProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const heading = useId();
  const [move, { error, isLoading }] = useMoveMemorandumMutation();
  const [isReturning, setReturning] = useState(false);
  const { proposalId, hash, version, isTranslation, maker, submittedAt, expiresAt } = review;
  const { mayApprove, mayWithdraw, drafts, effect } = memorandum;
  const send = async (what: 'publish' | 'withdraw', body: object) => {
    const { data } = await move({ dealId, move: what, body });
    if (data !== undefined) {
      showToast('success', t(`officeMemorandum.decision.${what}`));
    }
  };
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid gap-4">
        <h2 id={heading} className="text-2xl">
          {t(isTranslation ? 'officeMemorandum.review.translation' : 'officeMemorandum.review.title', {
            number: version,
          })}
        </h2>
        <p className="text-muted">
          {t('officeDeals.review.by', { name: maker.name, when: dateTime(submittedAt) })}{' '}
          {t('officeDeals.review.until', { when: dateTime(expiresAt) })}
        </p>
        {mayApprove ? <NewToday maker={maker.name} /> : null}
        <ul className="grid gap-3">
          {drafts.map((draft) => (
            <DocumentLine
              key={draft.id}
              dealId={dealId}
              document={draft}
              note={t('officeMemorandum.review.document', {
                language: t(`office.languages.${draft.language}`),
                count: draft.pages,
              })}
            />
          ))}
        </ul>
        <EffectOfVersion
          effect={effect}
          isTranslation={isTranslation}
          mayOpenOrders={self.actions.includes('orders.view')}
        />
        <FormFailure error={error} />
        {mayApprove ? null : <WhoElse memorandum={memorandum} self={self} />}
        <div className="flex flex-wrap gap-3">
          {mayApprove ? (
            <>
              <Button
                tone="primary"
                isPending={isLoading}
                onPress={() => void send('publish', { proposalId, hash })}
              >
                {t('officeMemorandum.decision.action')}
              </Button>
              <Button onPress={() => setReturning(true)}>{t('officeDeals.decision.return')}</Button>
            </>
          ) : null}
          {mayWithdraw ? (
            <Button isPending={isLoading} onPress={() => void send('withdraw', { proposalId })}>
              {t('officeDeals.decision.withdraw')}
            </Button>
          ) : null}
        </div>
      </div>
      {isReturning ? (
        <ReturnMemorandumDialog dealId={dealId} review={review} onClose={() => setReturning(false)} />
      ) : null}
    </Card>
  );
}

/** Why this person cannot decide, and who can. */
function WhoElse({ memorandum, self }: Pick<DecisionProps, 'memorandum' | 'self'>) {
  const { t } = useTranslation();
  const others = memorandum.approvers.filter(({ id }) => id !== self.id).map(({ name }) => name);
  return (
    <p className="max-w-prose">
      {t(self.actions.includes('deals.publish') ? 'officeDeals.decision.own' : 'officeDeals.decision.role')}{' '}
      {others.length === 0
        ? t('officeDeals.submit.nobodyText')
        : t('officeDeals.decision.others', { names: others.join(', ') })}
    </p>
  );
}

type ReturnProps = {
  dealId: string;
  review: NonNullable<OfficeMemorandum['review']>;
  onClose: () => void;
};

/** Returns a memorandum to the person who uploaded it, with what to change. */
function ReturnMemorandumDialog({ dealId, review: { proposalId, maker }, onClose }: ReturnProps) {
  const { t } = useTranslation();
  const [move, { error }] = useMoveMemorandumMutation();
  return (
    <ReasonDialog
      title={t('officeMemorandum.decision.returnTitle')}
      label={t('officeDeals.decision.returnReason')}
      hint={t('officeMemorandum.decision.returnHint', { name: maker.name })}
      rows={6}
      submitText={t('officeDeals.decision.return')}
      send={(reason) => move({ dealId, move: 'return', body: { proposalId, reason } })}
      error={error}
      done={t('officeMemorandum.decision.returned', { name: maker.name })}
      onClose={onClose}
    />
  );
}
