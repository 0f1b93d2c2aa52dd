import type { mailbox as english } from '../en/mailbox.ts';
import type { Texts } from '../texts.ts';

export const mailbox: Texts<typeof english> = {
  title: 'Boîte aux lettres',
  lead: 'Ce portail n’a pas de serveur de courriel; il conserve donc ici chaque message qu’il enverrait.',
  messages: 'Messages envoyés',
  empty: 'Aucun message pour l’instant. Créez un compte pour recevoir le premier.',
  to: 'À {{address}}',
  attached: 'Pièce jointe :',
  asText: 'Le même message en texte seul',
};
