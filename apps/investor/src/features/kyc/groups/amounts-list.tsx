import { isBlank } from '@portal/domain/kyc/draft';
import { Button } from '@portal/web/ui/button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KycPath } from '../fields/field-texts.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldGroup, Wide } from './field-group.tsx';

type AmountsListProps = { title: string; paths: readonly KycPath[] };

/** Amounts one after the other. A 0 is an answer that somebody gives; one press gives it to everything left empty. */
export function AmountsList({ title, paths }: AmountsListProps) {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext();
  const answers: unknown[] = useWatch({ control, name: [...paths] });
  const empty = paths.filter((_, place) => isBlank(answers[place]));
  const fill = () => {
    for (const path of empty) {
      setValue(path, 0, { shouldDirty: true });
    }
  };
  return (
    <FieldGroup title={title}>
      {paths.map((path) => (
        <KycField key={path} path={path} />
      ))}
      {empty.length === 0 ? null : (
        <Wide>
          <Button size="small" onPress={fill}>
            {t('kycForm.zeros')}
          </Button>
        </Wide>
      )}
    </FieldGroup>
  );
}
