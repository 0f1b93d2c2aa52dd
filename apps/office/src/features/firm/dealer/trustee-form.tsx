import type { OfficeTrustee } from '@portal/domain/firm/trustee/office-trustee.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { type TrusteeCall, useDecideTrusteeMutation } from './trustee-api.ts';
import { TrusteeDifferences } from './trustee-differences.tsx';

type TypedMove = 'propose' | 'approve' | 'return';
type TrusteeFormProps = { move: TypedMove; trustee: OfficeTrustee; onClose: () => void };
type Typed = { reason: string; account: string };

/** The form for a decision on the trust account particulars: a reason, or the account as given by the trustee. */
export function TrusteeForm({ move, trustee, onClose }: TrusteeFormProps) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideTrusteeMutation();
  const form = useLightForm<Typed>({ reason: '', account: '' }, (typed) => check(move, typed), { error });
  const submit = form.submitTo(async (typed) => {
    const call = callOf(move, trustee, typed);
    const { data } = call === null ? {} : await decide(call);
    if (data !== undefined) {
      showToast('success', t(`officeTrustee.done.${move}`));
      onClose();
    }
  });
  return (
    <OfficeForm
      form={form}
      onSubmit={submit}
      submitText={t(`officeTrustee.moves.${move}`)}
      onCancel={onClose}
      cancelText={t('office.cancel')}
      takesFocus
    >
      <p className="text-muted">{t(`officeTrustee.confirm.${move}`)}</p>
      {move === 'return' ? null : <TrusteeDifferences differences={trustee.differences} />}
      {move === 'approve' ? (
        <TextField
          {...form.field('account')}
          label={t('officeTrustee.account.label')}
          hint={t('officeTrustee.account.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <TextArea
          {...form.field('reason')}
          label={t('officeTrustee.reason.label')}
          hint={t('officeTrustee.reason.hint')}
          maxLength={REASON_MAX_LENGTH}
        />
      )}
    </OfficeForm>
  );
}

function check(move: TypedMove, { reason, account }: Typed): FieldIssue[] {
  if (move === 'approve') {
    return account.trim() === ''
      ? [{ path: 'account', key: 'officeTrustee.account.required', values: {} }]
      : [];
  }
  return reason.trim() === '' ? [{ path: 'reason', key: 'officeTrustee.reason.required', values: {} }] : [];
}

function callOf(move: TypedMove, { folderMark, proposal }: OfficeTrustee, typed: Typed): TrusteeCall | null {
  const reason = typed.reason.trim();
  if (move === 'propose') {
    return folderMark === null ? null : { move, folderMark, reason };
  }
  if (proposal === null) {
    return null;
  }
  const { proposalId, hash } = proposal;
  return move === 'return'
    ? { move, proposalId, reason }
    : { move, proposalId, hash, account: typed.account.trim() };
}
