import type { sessionTexts as english } from '../../en/security/sessions.ts';
import type { Texts } from '../../texts.ts';

export const sessionTexts: Texts<typeof english> = {
  sessions: {
    title: 'Où votre session est ouverte',
    intro: 'Fermez la session d’un appareil que vous ne reconnaissez pas, puis changez votre mot de passe.',
    device: '{{browser}} sur {{system}}',
    thisDevice: 'Cet appareil',
    lastSeen: 'Dernière utilisation : {{when}}',
    since: 'Session ouverte : {{when}}',
    end: 'Fermer la session',
    endLabel: 'Fermer la session : {{device}}',
    endOthers: 'Fermer toutes les autres sessions',
    ended: 'La session de cet appareil est fermée.',
    endedOthers_one: '{{count}}\u00a0autre session est fermée.',
    endedOthers_other: '{{count}}\u00a0autres sessions sont fermées.',
    alone: 'Votre session n’est ouverte nulle part ailleurs.',
    browser: {
      chrome: 'Chrome',
      edge: 'Edge',
      firefox: 'Firefox',
      opera: 'Opera',
      safari: 'Safari',
      samsung: 'Samsung Internet',
      other: 'Un autre navigateur',
    },
    system: {
      android: 'Android',
      chromeos: 'ChromeOS',
      ios: 'iPhone ou iPad',
      linux: 'Linux',
      macos: 'Mac',
      windows: 'Windows',
      other: 'un autre système',
    },
  },
  logInAgain: {
    title: 'Ouvrez de nouveau une session',
    intro:
      'Votre session a pris fin. Ce que vous avez écrit est encore dans la page et sera enregistré à votre retour, {{email}}.',
    submit: 'Ouvrir une session et continuer',
    leave: 'Quitter cette page',
  },
  idle: {
    title: 'Êtes-vous toujours là?',
    text_one:
      'Pour protéger votre compte, votre session prendra fin dans {{count}}\u00a0minute. Ce que vous avez saisi est enregistré.',
    text_other:
      'Pour protéger votre compte, votre session prendra fin dans {{count}}\u00a0minutes. Ce que vous avez saisi est enregistré.',
    soon: 'Pour protéger votre compte, votre session prendra fin dans moins d’une minute. Ce que vous avez saisi est enregistré.',
    absolute:
      'Votre session atteindra bientôt sa durée maximale. Terminez ce que vous faites, puis ouvrez une nouvelle session. Ce que vous avez saisi est enregistré.',
    stay: 'Rester en session',
    leave: 'Fermer ma session',
  },
  leave: {
    typed: {
      title: 'Quitter le formulaire ouvert?',
      text: 'Ce que vous y avez saisi n’est pas enregistré.',
      stay: 'Continuer ce formulaire',
      leave: 'Le quitter',
    },
    codes: {
      title: 'Avez-vous conservé vos codes de secours?',
      text: 'Ils ne sont montrés que cette fois. Sans eux et sans votre téléphone, vous ne pourrez pas ouvrir de session.',
      stay: 'Revenir aux codes',
      leave: 'Je les ai conservés',
    },
  },
};
