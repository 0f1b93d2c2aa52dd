import { KycField } from '../fields/kyc-field.tsx';

/** The names of a person as they stand on a document. */
export function PersonNameFields({ of }: { of: 'basics' | 'basics.spouse' }) {
  return (
    <>
      <KycField path={`${of}.firstName`} />
      {of === 'basics' ? <KycField path="basics.middleName" optional /> : null}
      <KycField path={`${of}.lastName`} />
    </>
  );
}
