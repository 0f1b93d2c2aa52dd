import type { ownProfile as english } from '../en/own-profile.ts';
import type { Texts } from '../texts.ts';

export const ownProfile: Texts<typeof english> = {
  title: 'Votre profil d’investisseur',
  intro:
    'Ce que vous nous avez dit de vous, de votre argent et de vos objectifs. Si quelque chose change, modifiez-le ici, même sans ordre.',
  back: 'Votre compte',
  unsent: {
    title: 'Vos changements ne sont pas encore transmis au courtier',
    text: 'Vos réponses sont enregistrées. D’ici à ce que vous les transmettiez, nous nous fions au profil transmis le {{date}}.',
  },
  papers: {
    title: 'Confirmations signées',
    intro:
      'Chaque fois que vous signez votre profil, nous scellons ce que vous avez signé et le gardons ici.',
    none: 'Vous n’avez pas encore signé votre profil.',
    signedOn: 'Signée le {{date}}',
    awaited: 'Nous scellons votre confirmation. Elle sera ici dès que c’est fait.',
  },
};
