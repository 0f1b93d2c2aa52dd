import type { contact as english } from '../en/contact.ts';
import type { Texts } from '../texts.ts';

/** Les messages adressés au courtier : les champs du formulaire et le courriel que lit le courtier. */
export const contact: Texts<typeof english> = {
  title: 'Nous écrire',
  intro: 'Écrivez-nous. Nous visons à répondre en deux jours ouvrables.',
  introOwn: 'Écrivez-nous. {{name}}, qui vous représente, vise à vous répondre en deux jours ouvrables.',
  call: 'C’est urgent? Appelez le',
  urgent:
    'N’écrivez jamais de mot de passe, de numéro de compte ni de numéro d’assurance sociale dans un message. Nous n’en avons pas besoin pour vous répondre.',
  name: {
    label: 'Votre nom',
    required: 'Votre nom est obligatoire',
    notAName: 'Écrivez votre nom en lettres latines, sur une seule ligne',
  },
  email: { label: 'Votre courriel' },
  about: {
    label: 'De quoi s’agit-il?',
    required: 'Choisissez de quoi il s’agit',
    types: {
      contact: 'Une question générale',
      account: 'Mon compte ou mon profil',
      order: 'Un ordre ou un paiement',
      problem: 'Quelque chose ne fonctionne pas',
      complaint: 'Une plainte',
      privacy: 'Mes renseignements personnels',
      referral: 'Recommander le portail',
    },
  },
  subject: { label: 'Objet', required: 'L’objet est obligatoire, sur une seule ligne' },
  message: { label: 'Votre message', required: 'Écrivez un message' },
  submit: 'Envoyer le message',
  sentTitle: 'Votre message est en route',
  sent: 'Merci. Nous visons à vous répondre à {{email}} en deux jours ouvrables.',
  another: 'Écrire un autre message',
  mail: {
    heading: 'Un message venu du portail',
    from: 'De\u00a0:',
    type: 'Au sujet de\u00a0:',
    language: 'Langue du portail\u00a0:',
    languages: { en: 'Anglais', fr: 'Français' },
  },
};
