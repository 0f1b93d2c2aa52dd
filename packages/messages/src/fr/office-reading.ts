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
  declaration: {
    you: 'Vous avez ouvert {{identity}} pièces sur {{identityAll}} et {{papers}} papiers signés sur {{papersAll}}.',
    other:
      '{{name}} a ouvert {{identity}} pièces sur {{identityAll}} et {{papers}} papiers signés sur {{papersAll}}.',
    byNobody: 'Personne n’a ouvert\u00a0: {{names}}.',
    nothing: 'Il n’y a aucun document à ouvrir.',
    propose: 'Vous le proposez comme convenable pour cet investisseur.',
    approve: 'Vous l’approuvez comme convenable pour cet investisseur.',
  },
};
