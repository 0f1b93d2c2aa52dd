import type { profileSigning as english } from '../en/profile-signing.ts';
import type { Texts } from '../texts.ts';

export const profileSigning: Texts<typeof english> = {
  title: 'La confirmation de votre profil n’est pas encore signée',
  text: 'Signez-la tout de suite si vous voulez. Sinon, vous la signez avec votre prochain ordre.',
  start: 'Confirmer mon profil maintenant',
};
