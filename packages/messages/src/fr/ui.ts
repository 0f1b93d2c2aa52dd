import type { ui as english } from '../en/ui.ts';
import type { Texts } from '../texts.ts';

export const ui: Texts<typeof english> = {
  optional: 'facultatif',
  loading: 'Chargement en cours',
  working: 'Un instant',
  close: 'Fermer',
  dismiss: 'Ignorer',
  retry: 'Réessayer',
  yes: 'Oui',
  no: 'Non',
  supportPhone: '1\u00a0844\u00a0955\u20114114',
  language: { label: 'Langue', en: 'English', fr: 'Français' },
  summary: {
    title_one: 'Une réponse est à vérifier',
    title_other: '{{count}}\u00a0réponses sont à vérifier',
  },
  error: {
    title: 'Cette page n’a pas pu être chargée',
    network: 'Impossible de joindre le portail. Vérifiez votre connexion, puis réessayez.',
    timeout: 'Le portail a mis trop de temps à répondre. Votre saisie est conservée; veuillez réessayer.',
    unexpected: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
    help: 'Si le problème persiste, composez le {{phone}}.',
    requestId: 'Numéro de référence pour le soutien\u00a0: {{id}}',
  },
  timeline: { done: 'fait', now: 'en cours', later: 'à venir', ended: 'terminé ici' },
  date: { day: 'Jour', month: 'Mois', year: 'Année' },
  select: {
    placeholder: 'Choisissez une réponse',
    search: 'Tapez pour chercher',
    none: 'Aucun choix ne correspond à votre saisie',
    open: 'Afficher les choix',
  },
  file: {
    drop: 'Déposez le fichier ici ou choisissez-le dans votre appareil',
    choose: 'Choisir un fichier',
    camera: 'Prendre une photo',
    replace: 'Remplacer',
    remove: 'Retirer',
    uploading: 'Téléversement en cours, {{percent}}',
    received: 'Reçu',
    failed: 'Non envoyé',
    cancel: 'Annuler le téléversement',
    preview: 'Aperçu de {{name}}',
    tooLarge: 'Le fichier {{name}} dépasse {{limit}}. Choisissez un fichier plus petit.',
    notPdf: 'Le fichier {{name}} n’est pas un PDF. Choisissez le fichier qui se termine par .pdf.',
    wrongType:
      'Le format du fichier {{name}} n’est pas accepté. Choisissez un fichier JPEG, PNG, WebP, HEIC ou PDF.',
  },
  steps: {
    progress: 'Étape {{current}} sur {{total}}',
    done: 'terminée',
    current: 'étape en cours',
    upcoming: 'à venir',
    label: 'Progression',
  },
  toasts: 'Messages',
};
