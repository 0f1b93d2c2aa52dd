import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Portal } from '../fixtures/portal.ts';
import { type Account, type Person, registerPerson, send, submitProfile } from './people.ts';
import { changed } from './profiles.ts';
import { somewhere } from './words.ts';

type Texts = { mail: { purchaserInvitation: { subject: string } } };

/** The address of somebody's newest of so many invitations to buy together. */
export async function invitationLink(
  portal: Pick<Portal, 'waitForMail'>,
  email: string,
  words: Texts,
  invitations = 1,
): Promise<string> {
  const { text } = await portal.waitForMail(
    email,
    somewhere(words.mail.purchaserInvitation.subject),
    invitations,
  );
  return /https?:\S+\/join\/[\w-]+/.exec(text)?.[0] ?? '';
}

/** The same profile in another person's name, with numbers of their own. */
export function profileOf({ firstName, lastName, email }: Account, profile: KycDraft): KycDraft {
  return changed(profile, {
    'basics.firstName': firstName,
    'basics.lastName': lastName,
    'basics.email': email,
    'basics.socialInsuranceNumber': '193456787',
    'identityVerification.principal.documentNumber': 'R1234-56789-60417',
  });
}

/** The invited person registers with their address, submits a profile and joins by the link of their invitation. */
export async function joinByLink(
  portalUrl: string,
  link: string,
  account: Account,
  { language, profile }: { language: Language; profile: KycDraft },
): Promise<Person> {
  const joint = await registerPerson(portalUrl, account, language);
  await submitProfile(joint, profileOf(account, profile));
  await send(joint, '/user/purchases/join', { token: link.slice(link.lastIndexOf('/') + 1) });
  return joint;
}

/** The address of a joint investor's part in the ceremony, which they ask for in their own session. */
export async function linkOfJoint(joint: Person, tradeId: string): Promise<string> {
  return (await send<SigningLink>(joint, `/user/purchases/signing/${tradeId}`)).url;
}
