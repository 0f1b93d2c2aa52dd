import { KycField } from '../fields/kyc-field.tsx';
import { Wide } from './field-group.tsx';

type AddressFieldsProps = { of: `${'basics' | 'employment.individual' | 'employment.spouse'}.address` };

/** An address, street first; `of` is the part that holds it. */
export function AddressFields({ of }: AddressFieldsProps) {
  return (
    <>
      <Wide>
        <KycField path={`${of}.street`} />
      </Wide>
      <KycField path={`${of}.unit`} optional />
      <KycField path={`${of}.city`} />
      <KycField path={`${of}.province`} layout="select" />
      <KycField path={`${of}.postalCode`} />
      <Wide>
        <KycField path={`${of}.country`} />
      </Wide>
    </>
  );
}
