import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { KycPath } from '../fields/field-texts.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldGroup, Wide } from './field-group.tsx';

/** From tablet width up, label left and amount right, as in a ledger; the error goes below both. */
const LEDGER_LINE =
  'py-4 sm:*:grid sm:*:grid-cols-[minmax(0,1fr)_13rem] sm:*:gap-x-6 sm:[&>*>div]:col-start-2 sm:[&>*>div]:row-span-2 sm:[&>*>div]:row-start-1 sm:[&>*>div]:self-center sm:[&>*>label]:self-center sm:[&>*>label:has(+div)]:row-span-2';

type AmountsListProps = {
  title: string;
  paths: readonly KycPath[];
  /** Lines few people need, folded under their own title. */
  rare?: { title: string; paths: readonly KycPath[] } | undefined;
};

/** A list of amounts, the common ones in view. */
export function AmountsList({ title, paths, rare }: AmountsListProps) {
  const { getValues } = useFormContext();
  const [isRareUsed] = useState(() => rare?.paths.some((path) => isSome(getValues(path))) ?? false);
  return (
    <FieldGroup title={title}>
      <Wide>
        <Lines paths={paths} />
        {rare === undefined ? null : (
          <Disclosure summary={rare.title} isOpenAtFirst={isRareUsed}>
            <div className="-mt-4 text-text sm:-mr-9">
              <Lines paths={rare.paths} />
            </div>
          </Disclosure>
        )}
      </Wide>
    </FieldGroup>
  );
}

function Lines({ paths }: { paths: readonly KycPath[] }) {
  return (
    <div className="flex flex-col divide-y divide-line border-line border-y">
      {paths.map((path) => (
        <div key={path} className={LEDGER_LINE}>
          <KycField path={path} />
        </div>
      ))}
    </div>
  );
}

/** True if anything was entered, valid or not. */
function isSome(answer: unknown): boolean {
  return !isBlank(answer) && answer !== 0;
}
