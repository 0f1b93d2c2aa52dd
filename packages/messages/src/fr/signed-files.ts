import type { signedFiles as english } from '../en/signed-files.ts';
import type { Texts } from '../texts.ts';

export const signedFiles: Texts<typeof english> = {
  copies: {
    title: 'Vos documents signés',
    lead: 'Vous avez signé ces documents pour {{deal}} le {{time}}. Ils sont scellés\u00a0: le moindre changement se verrait.',
    keep: 'Téléchargez-les et conservez-les\u00a0: ce lien prend fin le {{time}}.',
    verify: 'N’importe qui peut les vérifier sur notre page des documents signés.',
    verifyLink: 'Vérifier un document signé',
    endedTitle: 'Ce lien n’ouvre rien',
    endedText:
      'Il a pris fin, ou il en manque une partie. Appelez-nous au $t(brand.phone) et nous vous enverrons de nouveau vos exemplaires.',
    home: 'Aller à la page d’accueil',
  },
  document: {
    title: 'Votre document signé',
    lead: 'Le document est scellé\u00a0: le moindre changement se verrait. Pour votre sécurité, il se trouve ici et non dans le message.',
    read: 'Lire le document',
    download: 'Télécharger le document',
    portfolio: 'Aller à votre portefeuille',
    missingTitle: 'Ce document est introuvable',
    missingText:
      'Il appartient à un autre compte, ou l’adresse est incomplète. Ouvrez une session avec le compte auquel le message a été envoyé.',
  },
};
