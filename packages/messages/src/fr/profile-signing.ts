import type { profileSigning as english } from '../en/profile-signing.ts';
import type { Texts } from '../texts.ts';

export const profileSigning: Texts<typeof english> = {
  title: 'Votre profil n’est pas encore confirmé',
  text: 'Sa confirmation se signe avec votre ordre. Vous pouvez aussi le faire dès maintenant, séparément\u00a0: il y aura ensuite un document de moins à signer.',
  start: 'Confirmer mon profil maintenant',
};
