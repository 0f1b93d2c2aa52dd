import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { UnappliedQuery } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Money } from '@portal/web/ui/money';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { checkReason } from '#parts/dialogs/check-reason.ts';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useUndoMatchMutation } from '../matching/matching-api.ts';
import { AllocateDialog } from './allocate-dialog.tsx';
import { DecideSendBackDialog } from './decide-send-back-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { unappliedAddress, unappliedOf } from './unapplied-address.ts';
import { useDecideSendBackMutation, useUnappliedQuery, useUndoUseMutation } from './unapplied-api.ts';
import { UnappliedRow } from './unapplied-row.tsx';
import type { DecideStep, Step, UndoStep } from './undo-step.ts';

/** Trust money that belongs to no order, and what was done with it. */
export function UnappliedPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t('officeUnapplied.title'));
  const query = unappliedOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <MoneyTabs self={self} />
      <PageHeading
        title={t('officeUnapplied.title')}
        intro={t('officeUnapplied.intro')}
        takesFocus
        aside={
          <TextLink href={OFFICE_PAGES.moneyMatching} isAlone>
            {t('officeUnapplied.toLines')}
          </TextLink>
        }
      />
      <search className="rounded-card border border-line bg-raised p-4">
        <Select
          name="filter-state"
          label={t('officeUnapplied.state')}
          optional="unsaid"
          width="medium"
          placeholder={t('officeUnapplied.all')}
          choices={(['open', 'used'] as const).map((value) => ({
            value,
            label: t(`officeUnapplied.states.${value}`),
          }))}
          value={query.state ?? ''}
          onChange={(value) =>
            void navigate(unappliedAddress(value === 'open' || value === 'used' ? { state: value } : {}))
          }
        />
      </search>
      <UnappliedList query={query} mayMatch={self.actions.includes('payments.match')} />
    </div>
  );
}

/** A page of unapplied money. If reloading fails, the previous rows stay in view. */
function UnappliedList({ query, mayMatch }: { query: UnappliedQuery; mayMatch: boolean }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step | null>(null);
  const read = useUnappliedQuery(query, { refetchOnMountOrArgChange: true });
  const { after, ...filter } = query;
  return (
    <section aria-label={t('officeUnapplied.title')} className="grid gap-4">
      <Loaded read={{ ...read, data: read.currentData }}>
        {({ rows, left, next }) => (
          <>
            <p role="status">
              {t('officeUnapplied.leftOfAll')}{' '}
              <span className="font-semibold">
                <Money dollars={left} />
              </span>
            </p>
            {rows.length === 0 ? (
              <EmptyState title={t('officeUnapplied.none')}>{t('officeUnapplied.noneText')}</EmptyState>
            ) : null}
            <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised empty:hidden">
              {rows.map((money) => (
                <UnappliedRow key={money.id} money={money} mayMatch={mayMatch} onStep={setStep} />
              ))}
            </ul>
            <ListPages
              first={after === undefined ? null : unappliedAddress(filter)}
              next={next === null ? null : unappliedAddress({ ...filter, after: next })}
            />
          </>
        )}
      </Loaded>
      {step === null ? null : <StepDialog step={step} onClose={() => setStep(null)} />}
    </section>
  );
}

function StepDialog({ step, onClose }: { step: Step; onClose: () => void }) {
  switch (step.what) {
    case 'allocate':
      return <AllocateDialog money={step.money} onClose={onClose} />;
    case 'send-back':
      return <SendBackDialog money={step.money} onClose={onClose} />;
    case 'approve':
    case 'withdraw':
      return <DecideSendBackDialog step={step} onClose={onClose} />;
    case 'return':
      return <ReturnSendBackDialog step={step} onClose={onClose} />;
    case 'undo-keeping':
    case 'undo-use':
      return <UndoUseDialog step={step} onClose={onClose} />;
  }
}

type UndoUseDialogProps = { step: UndoStep; onClose: () => void };

/** Explains what undoing does, and asks for a reason: undoing a use of the money, or keeping it as unapplied. */
function UndoUseDialog({ step, onClose }: UndoUseDialogProps) {
  const { t } = useTranslation();
  const [undoUse, { error: useError }] = useUndoUseMutation();
  const [undoMatch, { error: matchError }] = useUndoMatchMutation();
  const isUse = step.what === 'undo-use';
  return (
    <ReasonDialog
      title={t('officeUnapplied.undo.title')}
      label={t('officeMatching.undo.reason')}
      rows={2}
      submitText={t('officeMatching.undo.action')}
      send={async (reason): Promise<{ data?: null | undefined }> =>
        isUse ? undoUse({ useId: step.use.id, reason }) : undoMatch({ matchId: step.money.id, reason })
      }
      error={useError ?? matchError}
      done={t('officeUnapplied.undo.done')}
      onClose={onClose}
    >
      <p>{t(isUse ? 'officeUnapplied.undo.textUse' : 'officeUnapplied.undo.textKeep')}</p>
    </ReasonDialog>
  );
}

/** Asks why a proposal to send money back is returned to its maker. */
function ReturnSendBackDialog({ step, onClose }: { step: DecideStep; onClose: () => void }) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideSendBackMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const { money, proposal } = step;
  const { proposalId, maker } = proposal;
  const submit = form.submitTo(async (typed) => {
    const call = { move: 'return', proposalId, reason: typed.reason.trim() } as const;
    const { data } = await decide({ unappliedId: money.id, ...call });
    if (data !== undefined) {
      showToast('success', t('officeUnapplied.proposal.done.return'));
      onClose();
    }
  });
  const name = t('officeUnapplied.proposal.return');
  return (
    <FormDialog title={name} form={form} onSubmit={submit} submitText={name} onClose={onClose}>
      <p>{t('officeUnapplied.proposal.returnText', { name: maker })}</p>
      <TextArea
        {...form.field('reason')}
        label={t('officeUnapplied.sendBack.reason')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}
