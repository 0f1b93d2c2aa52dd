import { HeaderContact } from '../../contact/header-contact.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';

/** Ways to reach the dealer in the wizard's bar. A phone has room for the handset alone; the rest is below the page there. */
export function WizardHelp() {
  return (
    <>
      <span className="max-lg:hidden">
        <HeaderContact />
      </span>
      <PhoneLink isCrowded />
    </>
  );
}
