import { KycField } from '../fields/kyc-field.tsx';
import { Wide } from './field-group.tsx';
import { NameQuestion } from './name-question.tsx';

/** The investor's names as they stand on a document; one below the other, because some say where they came from. */
export function OwnNameFields() {
  return (
    <NameQuestion>
      <Wide>
        <KycField path="basics.firstName" />
      </Wide>
      <Wide>
        <KycField path="basics.middleName" optional />
      </Wide>
      <Wide>
        <KycField path="basics.lastName" />
      </Wide>
    </NameQuestion>
  );
}

/** The names of the spouse. */
export function SpouseNameFields() {
  return (
    <>
      <KycField path="basics.spouse.firstName" />
      <KycField path="basics.spouse.lastName" />
    </>
  );
}
