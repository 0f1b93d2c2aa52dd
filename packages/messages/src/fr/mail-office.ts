import type { mailOffice as english } from '../en/mail-office.ts';
import type { Texts } from '../texts.ts';

export const mailOffice: Texts<typeof english> = {
  footer:
    '$t(brand.legalName), courtier sur le marché dispensé. $t(brand.address). Téléphone\u00a0: $t(brand.phone). Nous vous écrivons parce que vous travaillez à notre bureau.',
  invited: {
    subject: 'Votre accès au bureau de $t(brand.name)',
    heading: 'Bienvenue au bureau',
    body: 'Vous avez maintenant accès au bureau de $t(brand.name). Choisissez un mot de passe avec le lien ci-dessous, puis activez la validation en deux étapes avec une application de votre téléphone.\n\nLe lien sert une seule fois, pendant trois jours. Si vous ne l’attendiez pas, ignorez ce message et prévenez la personne qui administre le bureau.',
    action: 'Choisir un mot de passe',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour le bureau',
    heading: 'On recommence',
    body: 'Votre accès au bureau a été réinitialisé. Votre mot de passe et votre validation en deux étapes ne fonctionnent plus, et toutes vos sessions ont pris fin. Choisissez un nouveau mot de passe avec le lien ci-dessous, puis activez de nouveau la validation en deux étapes.\n\nLe lien sert une seule fois, pendant trois jours. Si vous n’avez rien demandé, appelez la personne qui administre le bureau.',
    action: 'Choisir un mot de passe',
  },
};
