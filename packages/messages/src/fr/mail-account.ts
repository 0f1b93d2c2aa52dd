import type { mailAccount as english } from '../en/mail-account.ts';
import type { Texts } from '../texts.ts';

export const mailAccount: Texts<typeof english> = {
  verify: {
    subject: 'Confirmez votre courriel',
    heading: 'Confirmez votre courriel',
    body: 'Confirmez que cette adresse est la vôtre, pour que nos messages sur votre compte et vos ordres vous parviennent. Le lien fonctionne pendant 48\u00a0heures.\n\nSi vous n’avez pas de compte chez nous, ne tenez pas compte de ce message.',
    action: 'Confirmer mon courriel',
  },
  changeOld: {
    subject: 'Confirmez le changement de votre courriel',
    heading: 'Voulez-vous changer d’adresse courriel?',
    body: 'Quelqu’un, sans doute vous, a demandé de changer le courriel de ce compte. Le changement n’a lieu que si les deux adresses le confirment. Le lien fonctionne pendant 24\u00a0heures.\n\nSi ce n’était pas vous, n’ouvrez pas le lien : votre courriel reste le même. Choisissez ensuite un nouveau mot de passe, car la personne qui a fait cette demande connaît l’actuel.',
    newEmail: 'Le nouveau courriel serait {{newEmail}}.',
    action: 'Confirmer le changement',
  },
  changeNew: {
    subject: 'Confirmez votre nouveau courriel',
    heading: 'Confirmez votre nouveau courriel',
    body: 'Quelqu’un, sans doute vous, a demandé d’utiliser cette adresse pour un compte chez nous. Le changement n’a lieu que si l’adresse actuelle le confirme aussi. Le lien fonctionne pendant 24\u00a0heures.\n\nSi ce n’était pas vous, ne tenez pas compte de ce message : rien ne change.',
    action: 'Confirmer cette adresse',
  },
  changed: {
    subject: 'Le courriel de votre compte a été modifié',
    heading: 'Le courriel de votre compte a été modifié',
    body: 'Les deux adresses ont confirmé le changement. Vous ouvrez désormais vos sessions avec la nouvelle, et c’est à elle que nous écrivons; le présent message est le dernier à cette adresse.\n\nSi ce n’était pas vous, appelez-nous sans tarder au $t(brand.phone).',
    action: 'Ouvrir une session',
  },
  closed: {
    subject: 'Votre compte est fermé',
    heading: 'Votre compte est fermé',
    body: 'Vous avez fermé votre compte, et plus personne ne peut l’ouvrir. Ce que la loi ne nous oblige pas à conserver est supprimé. Si vous avez passé un ordre ou transmis un profil d’investisseur, la loi nous oblige à conserver ces dossiers pendant au moins huit ans.\n\nSi ce n’était pas vous, appelez-nous sans tarder au $t(brand.phone).',
  },
  twoFactorOn: {
    subject: 'La validation en deux étapes est activée',
    heading: 'La validation en deux étapes est activée',
    body: 'Nous vous demanderons désormais un code de votre application d’authentification à l’ouverture d’une session. Conservez vos codes de secours en lieu sûr : chacun d’eux remplace l’application une fois.\n\nSi ce n’était pas vous, appelez-nous sans tarder au $t(brand.phone).',
    action: 'Ouvrir une session',
  },
  bankUnlinked: {
    subject: 'Un compte bancaire a été dissocié',
    heading: 'Un compte bancaire a été dissocié',
    body: 'Le compte bancaire se terminant par {{digits}} n’est plus associé à votre compte d’investisseur. Nous n’y prélevons plus rien. Si vous avez signé ou payé un ordre avec ce compte, la loi nous oblige à garder son numéro au dossier de cet ordre.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe et appelez-nous sans tarder au $t(brand.phone).',
    action: 'Ouvrir une session',
  },
  twoFactorOff: {
    subject: 'La validation en deux étapes est désactivée',
    heading: 'La validation en deux étapes est désactivée',
    body: 'Nous ne demandons plus de code à l’ouverture d’une session : votre mot de passe suffit à ouvrir votre compte.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe et appelez-nous sans tarder au $t(brand.phone).',
    action: 'Ouvrir une session',
  },
  sessionsEnded: {
    subject: 'Nous avons fermé votre session',
    heading: 'Nous avons fermé votre session',
    body: 'Pour protéger votre compte, nous avons fermé des sessions qui y donnaient accès. Votre mot de passe est toujours bon\u00a0: rouvrez une session quand vous voulez.\n\nSi vous ne nous en aviez pas parlé et voulez savoir pourquoi, appelez-nous au $t(brand.phone).',
    action: 'Ouvrir une session',
  },
};
