import type { documentsKyc as english } from '../en/documents-kyc.ts';
import type { Texts } from '../texts.ts';

export const documentsKyc: Texts<typeof english> = {
  intro:
    'Voici les questions de votre profil d’investisseur, version {{version}}, et vos réponses. Nous nous fions à ces faits pour déterminer si un placement vous convient et quels placements vous pouvez acheter. Lisez-les avec soin avant de les confirmer.',
  sections: {
    basics: { title: 'Vous', caption: 'Qui vous êtes' },
    identityVerification: { title: 'Votre pièce d’identité', caption: 'Ce que vous nous avez remis' },
    employment: { title: 'Votre travail', caption: 'Emploi' },
    income: { title: 'Vos revenus', caption: 'Revenus avant impôt en dollars canadiens' },
    assets: { title: 'Ce que vous possédez et devez', caption: 'Actifs et dettes en dollars canadiens' },
    investing: { title: 'Votre façon d’investir', caption: 'Connaissances, objectif et risque' },
    political: { title: 'Fonctions publiques et inscription', caption: 'Vos réponses' },
  },
  yes: 'Oui',
  no: 'Non',
  confirmTitle: 'Ce que vous confirmez',
  confirm: {
    title: 'Mes renseignements sont exacts et complets',
    text: 'J’ai lu les faits ci-dessus. Ils sont exacts et complets, et ce sont les miens.',
  },
  change: {
    title: 'Je signalerai les changements',
    text: 'J’informerai sans tarder le courtier de tout changement important, par exemple de mes revenus, de mes dettes, de ma santé, de ma situation familiale ou de ma résidence. Je comprends que le courtier me demande de confirmer mon profil tous les 12\u00a0mois et ne donne suite à aucun de mes ordres avant que je l’aie fait.',
  },
  correct:
    'Si un fait est inexact, ne signez pas. Retournez à votre profil, corrigez-le, puis revenez signer la version corrigée.',
};
