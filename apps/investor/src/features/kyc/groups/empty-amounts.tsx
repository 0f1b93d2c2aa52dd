import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { useIssueText } from '@portal/web/form/use-issue-text';
import { Checkbox } from '@portal/web/ui/checkbox';
import { useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KycPath } from '../fields/field-texts.tsx';
import { emptyAmountsName } from './with-empty-amounts-as-one.ts';

type EmptyAmountsProps = { section: 'income' | 'assets'; paths: readonly KycPath[] };

/** A 0 must be given by the person: one tick sets every empty box to 0, and unticking clears them. */
export function EmptyAmounts({ section, paths }: EmptyAmountsProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const { control, setValue, getValues } = useFormContext();
  const answers: unknown[] = useWatch({ control, name: [...paths] });
  const [filled, setFilled] = useState<readonly KycPath[]>([]);
  const name = emptyAmountsName(section);
  const { errors } = useFormState({ control });
  const empty = paths.filter((_, place) => isBlank(answers[place]));
  if (empty.length === 0 && filled.length === 0) {
    return null;
  }
  const give = (targets: readonly KycPath[], amount: 0 | null) => {
    for (const path of targets) {
      setValue(path, amount, { shouldDirty: true });
    }
  };
  const confirm = (isConfirmed: boolean) => {
    if (isConfirmed) {
      give(empty, 0);
      setFilled(empty);
      return;
    }
    give(
      filled.filter((path) => getValues(path) === 0),
      null,
    );
    setFilled([]);
  };
  const isConfirmed = empty.length === 0;
  return (
    <div className="rounded-card border border-line bg-sunken px-4 py-2 sm:px-5">
      <Checkbox
        name={name}
        value={isConfirmed}
        onChange={confirm}
        hint={isConfirmed ? t('kycForm.empty.filled') : undefined}
        error={issueText(get(errors, name))}
      >
        {t('kycForm.empty.confirm')}
      </Checkbox>
    </div>
  );
}
