import { hasEmploymentOfSpouse } from '@portal/domain/client/kyc/employment';
import { useFormContext } from 'react-hook-form';
import { EmploymentPart } from '../groups/employment-part.tsx';
import { useSectionContext } from './section-context.ts';

/** What the investor does, and the spouse where it belongs to the profile. */
export function EmploymentSection() {
  const { getValues } = useFormContext();
  const context = useSectionContext();
  return (
    <>
      <EmploymentPart person="individual" />
      {hasEmploymentOfSpouse(getValues('employment.hasSpouse'), context) ? (
        <EmploymentPart person="spouse" />
      ) : null}
    </>
  );
}
