import type { contact as english } from '../en/contact.ts';
import type { Texts } from '../texts.ts';

/** Les messages adressés au courtier : les champs du formulaire et le courriel que lit le courtier. */
export const contact: Texts<typeof english> = {
  name: { label: 'Votre nom', required: 'Votre nom est requis' },
  email: { label: 'Votre courriel' },
  subject: { required: 'Un objet d’une seule ligne est requis' },
  message: { label: 'Votre message', required: 'Écrivez un message' },
  mail: {
    heading: 'Un message venu du portail',
    from: 'De\u00a0:',
    type: 'Au sujet de\u00a0:',
    types: { contact: 'Une question générale', referral: 'Le programme de recommandation' },
    language: 'Langue du portail\u00a0:',
    languages: { en: 'Anglais', fr: 'Français' },
  },
};
