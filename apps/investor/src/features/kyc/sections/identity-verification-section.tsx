import { IdentityPart } from '../groups/identity-part.tsx';
import { useSectionContext } from './section-context.ts';

/** The documents of the investor, and of the spouse when the spouse's finances are included. */
export function IdentityVerificationSection() {
  const { includesSpouse } = useSectionContext();
  return (
    <>
      <IdentityPart person="principal" />
      {includesSpouse ? <IdentityPart person="secondary" /> : null}
    </>
  );
}
