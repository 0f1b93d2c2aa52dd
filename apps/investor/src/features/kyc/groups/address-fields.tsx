import { KycField } from '../fields/kyc-field.tsx';
import { BoxHint } from './box-hint.tsx';
import { Wide } from './field-group.tsx';

type AddressFieldsProps = { of: `${'basics' | 'employment.individual' | 'employment.spouse'}.address` };

/** An address, street first; `of` is the part it belongs to. */
export function AddressFields({ of }: AddressFieldsProps) {
  return (
    <>
      <Wide>
        <KycField path={`${of}.street`} />
        {of === 'basics.address' ? <BoxHint of={`${of}.street`} /> : null}
      </Wide>
      <KycField path={`${of}.unit`} optional />
      <KycField path={`${of}.city`} />
      <Wide>
        <KycField path={`${of}.province`} />
      </Wide>
      <KycField path={`${of}.postalCode`} />
      <KycField path={`${of}.country`} />
    </>
  );
}
