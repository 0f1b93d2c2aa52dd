import type { outsideTools as english } from '../en/outside-tools.ts';
import type { Texts } from '../texts.ts';

/** Les outils d’autres entreprises : le bandeau de consentement, les choix et le clavardage. */
export const outsideTools: Texts<typeof english> = {
  strip: {
    label: 'Vos choix de confidentialité',
    both: 'Pouvons-nous offrir le clavardage et mesurer la fréquentation de nos pages publiques? Rien n’est chargé sans votre accord.',
    chat: 'Pouvons-nous offrir le clavardage? Rien n’est chargé sans votre accord.',
    measurement:
      'Pouvons-nous mesurer la fréquentation de nos pages publiques? Rien n’est chargé sans votre accord.',
    accept: 'Accepter',
    refuse: 'Refuser',
    choose: 'Choisir',
  },
  choices: {
    title: 'Vos choix de confidentialité',
    intro:
      'Le portail fonctionne de la même façon quel que soit votre choix. Pour changer d’avis, revenez à ces choix au bas de n’importe quelle page.',
    chat: 'Clavardage',
    chatHint:
      'Exploité par {{provider}}. Il est chargé quand vous l’ouvrez et ne voit que ce que vous y écrivez. Il ne voit ni la page qui l’entoure, ni vos réponses, ni votre signature.',
    measurement: 'Mesure de la fréquentation',
    measurementHint:
      'Par {{providers}}. Ces outils voient sur quoi vous cliquez dans nos pages publiques quand aucune session n’est ouverte, jamais une page où vous écrivez, payez ou signez.',
    save: 'Enregistrer mes choix',
  },
  chat: {
    open: 'Clavardage',
    title: 'Clavardage',
    frame: 'Clavardage, exploité par {{provider}}',
    close: 'Ranger le clavardage',
  },
};
