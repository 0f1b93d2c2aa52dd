import type { officeReading as english } from '../en/office-reading.ts';
import type { Texts } from '../texts.ts';

export const officeReading: Texts<typeof english> = {
  title: 'Ce que chacun a ouvert',
  you: 'Vous',
  opened:
    'Pièces\u00a0: {{identity}} sur {{identityAll}}; documents signés\u00a0: {{papers}} sur {{papersAll}}',
  maker: 'a fait la proposition',
  declared: 'Déclaration jointe à la proposition',
  unopened: 'Ni vous ni l’autre personne n’avez ouvert ceci; l’approbation attend\u00a0: {{names}}',
  notOpened: 'Vous n’avez pas encore ouvert\u00a0: {{names}}',
  isOpened: 'ouvert par vous',
  matchNeedsAll: 'Ouvrez d’abord chaque pièce. Vous pourrez ensuite dire qu’elles concordent.',
  stands: 'La version\u00a0{{version}} a été comparée. Rien n’a changé depuis.',
  noMove: 'Votre rôle ne décide rien ici pour l’instant.',
  nextCase: 'Voici le dossier suivant.',
  rights: { 'not-begun': 'Pas encore ouvert', runs: 'Jusqu’à minuit le {{day}}', ended: 'Échu' },
  ofThem: {
    title: 'L’ordre et ce que la personne possède',
    income: 'Revenu de l’année',
    assets: 'Actifs',
    debts: 'Dettes',
    worth: 'Valeur nette',
    share: '{{worth}}; cet ordre en est {{share}}',
  },
  since: {
    title: 'Depuis votre dernière visite, {{when}}',
    nothing: 'Rien n’a changé.',
    more_one: 'et {{count}}\u00a0autre',
    more_other: 'et {{count}}\u00a0autres',
  },
  viewer: {
    place: '{{at}} sur {{all}}\u00a0: {{names}}',
    next: 'Suivant\u00a0: {{names}}',
    last: 'C’est le dernier.',
  },
  declaration: {
    you: 'Ce que vous avez ouvert\u00a0: pièces d’identité, {{identity}} sur {{identityAll}}; documents signés, {{papers}} sur {{papersAll}}.',
    other:
      'Ce que {{name}} a ouvert\u00a0: pièces d’identité, {{identity}} sur {{identityAll}}; documents signés, {{papers}} sur {{papersAll}}.',
    byNobody: 'Personne n’a ouvert\u00a0: {{names}}.',
    nothing: 'Il n’y a aucun document à ouvrir.',
    propose: 'Vous le proposez comme convenable pour cet investisseur.',
    approve: 'Vous l’approuvez comme convenable pour cet investisseur.',
  },
};
