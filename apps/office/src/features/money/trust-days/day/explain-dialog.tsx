import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { EXPLANATION_KINDS, type ExplanationKind } from '@portal/domain/money/reconciliation/difference';
import type { TrustDifference } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useExplainDifferenceMutation } from '../trust-days-api.ts';

type ExplainDialogProps = { day: string; difference: TrustDifference; onClose: () => void };
type Typed = { kind: string; words: string };

/** Asks for an explanation of a difference: its kind, and words. */
export function ExplainDialog({ day, difference, onClose }: ExplainDialogProps) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const [explain, { error }] = useExplainDifferenceMutation();
  const { key, amount, explanation, text } = difference;
  const first: Typed = { kind: explanation?.kind ?? '', words: explanation?.words ?? '' };
  const form = useLightForm(first, checkExplanation, { error });
  const submit = form.submitTo(async ({ kind, words }) => {
    const chosen = kindOf(kind);
    if (chosen === undefined) {
      return;
    }
    const { data } = await explain({ day, key, amount, kind: chosen, words: words.trim() });
    if (data !== undefined) {
      showToast('success', t('officeTrustDays.explain.done'));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('officeTrustDays.explain.title')}
      form={form}
      onSubmit={submit}
      submitText={t('officeTrustDays.explain.submit')}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{exactMoney(amount)}</strong> {t(`officeTrustDays.kinds.${difference.kind}`)}
        {text === null || text === '' ? '' : ` (${text})`}
      </p>
      <Select
        {...form.field('kind')}
        label={t('officeTrustDays.explain.kind')}
        choices={EXPLANATION_KINDS.map((kind) => ({
          value: kind,
          label: t(`officeTrustDays.explanations.${kind}`),
        }))}
      />
      <TextArea
        {...form.field('words')}
        label={t('officeTrustDays.explain.words')}
        hint={t('officeTrustDays.explain.wordsHint')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}

function kindOf(value: string): ExplanationKind | undefined {
  return EXPLANATION_KINDS.find((kind) => kind === value);
}

function checkExplanation({ kind, words }: Typed): FieldIssue[] {
  return [
    ...(kindOf(kind) === undefined
      ? [{ path: 'kind', key: 'officeTrustDays.explain.kindRequired', values: {} }]
      : []),
    ...(words.trim() === ''
      ? [{ path: 'words', key: 'officeTrustDays.explain.wordsRequired', values: {} }]
      : []),
  ];
}
