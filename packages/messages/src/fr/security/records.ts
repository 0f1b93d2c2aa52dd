import type { recordTexts as english } from '../../en/security/records.ts';
import type { Texts } from '../../texts.ts';

export const recordTexts: Texts<typeof english> = {
  consents: {
    title: 'Messages et consentements',
    intro: 'Choisissez les courriels facultatifs que vous recevez. Vous pouvez changer d’avis en tout temps.',
    kinds: {
      terms: 'Conditions du compte',
      'new-deals': 'Nouveaux placements',
      articles: 'Articles sur le marché dispensé',
    },
    always:
      'Les courriels sur vos ordres, vos documents, votre argent et la sécurité de votre compte sont toujours envoyés\u00a0: la loi ou votre protection l’exige.',
    history: 'Ce que vous avez accepté, et quand',
    given: '{{kind}}\u00a0: accepté le {{when}}',
    withdrawn: '{{kind}}\u00a0: retiré le {{when}}',
    failed: 'Nous n’avons pas pu enregistrer votre choix\u00a0: {{message}}',
  },
  data: {
    title: 'Vos données',
    intro:
      'Un fichier ZIP avec ce que vous nous avez confié et ce qui en a résulté. Un fichier JSON contient chaque version de votre profil, ce que vous n’avez pas terminé, vos ordres, vos messages, vos consentements, vos ouvertures de session et vos gestes. S’y ajoute chaque document envoyé ou signé. Les numéros d’assurance sociale, de pièce d’identité et de compte n’y figurent que par leurs derniers chiffres. Les notes et les vérifications du courtier n’y sont pas\u00a0: posez vos questions à notre responsable de la protection des renseignements personnels. Au plus trois fois par jour.',
    open: 'Télécharger mes données',
    submit: 'Télécharger',
    keep: 'Pas maintenant',
    done: 'Le téléchargement a commencé. Conservez le fichier là où personne d’autre ne peut l’ouvrir.',
  },
  close: {
    title: 'Fermer votre compte',
    intro: 'Lisez d’abord ce qui se passe. La fermeture est définitive.',
    consequences: {
      access: 'Vos sessions prennent fin partout, et plus personne ne peut en ouvrir une.',
      deleted:
        'Ce que vous avez saisi sans le terminer est supprimé. Sans ordre ni profil transmis, votre nom, votre courriel et vos fichiers le sont aussi.',
      kept: 'Si vous avez passé un ordre ou transmis un profil d’investisseur, la loi nous oblige à conserver ces dossiers pendant au moins huit ans.',
      mail: 'Un message le confirme. Téléchargez vos données avant, si vous voulez les garder.',
    },
    notYet: 'Votre compte ne peut pas encore être fermé',
    obstacles: {
      order: 'Un ordre est en cours. Annulez-le ou attendez qu’il soit réglé.',
      holding:
        'Vous détenez des titres d’un placement. Leurs documents sont dans votre compte, qui reste ouvert tant que vous les détenez.',
      money: 'Une somme d’un ordre terminé doit encore vous être remboursée.',
    },
    open: 'Fermer mon compte',
    submit: 'Fermer définitivement',
    keep: 'Conserver mon compte',
    done: 'Votre compte est fermé. Un message le confirme.',
  },
};
