import { isBlank } from '@portal/domain/kyc/draft';
import { Button } from '@portal/web/ui/button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KycPath } from '../fields/field-texts.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldGroup, Wide } from './field-group.tsx';

/** From a tablet on, the words stand left and the amount right, as in a ledger; the error goes below both. */
const LEDGER_LINE =
  'py-4 sm:*:grid sm:*:grid-cols-[minmax(0,1fr)_13rem] sm:*:gap-x-6 sm:[&>*>div]:col-start-2 sm:[&>*>div]:row-span-2 sm:[&>*>div]:row-start-1 sm:[&>*>div]:self-center sm:[&>*>label]:self-center sm:[&>*>label:has(+div)]:row-span-2';

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
      <Wide>
        <div className="flex flex-col divide-y divide-line border-line border-y">
          {paths.map((path) => (
            <div key={path} className={LEDGER_LINE}>
              <KycField path={path} />
            </div>
          ))}
        </div>
      </Wide>
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
