import type { kycForm as english } from '../en/kyc-form.ts';
import type { Texts } from '../texts.ts';

export const kycForm: Texts<typeof english> = {
  progress: {
    label: 'Votre profil d’investisseur',
    done_one: '{{count}}\u00a0section remplie sur {{total}}',
    done_other: '{{count}}\u00a0sections remplies sur {{total}}',
    left_one: 'Encore {{count}}\u00a0minute environ',
    left_other: 'Encore {{count}}\u00a0minutes environ',
    toSubmit: 'pas encore transmis au courtier',
  },
  place: 'Section {{step}} sur {{total}}',
  status: {
    notStarted: 'À commencer',
    inProgress: 'En cours',
    complete: 'Remplie',
    attention: 'À vérifier',
  },
  save: {
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    retrying: 'Non enregistré, nouvel essai en cours',
    refused: 'Non enregistré, vérifiez vos réponses',
  },
  problem: '{{label}}\u00a0: {{problem}}',
  next: 'Enregistrer et continuer, {{step}}\u00a0sur\u00a0{{total}}',
  backToReview: 'Enregistrer et revenir à vos réponses',
  review: {
    title: 'Vos réponses',
    change: 'Modifier',
    changeOf: 'Modifier\u00a0: {{section}}',
    onFile: 'Au dossier',
  },
  box: 'Habitez-vous à cette adresse? Une case postale ou la poste restante reçoit votre courrier. Donnez la rue et le numéro, la route rurale ou la désignation cadastrale de votre domicile.',
  prefilled: {
    account: 'Tiré de votre compte',
    onboarding: 'Tiré de vos premières réponses',
  },
  particulars: 'À votre sujet, pour la loi et les feuillets fiscaux',
  secret: {
    change: 'Modifier',
    changeOf: 'Modifier\u00a0: {{label}}',
    keep: 'Garder le numéro au dossier',
    onFile: 'Au dossier',
    ending: '{{label}}\u00a0: un numéro qui se termine par {{end}} est au dossier',
    hidden: '{{label}}\u00a0: un numéro est au dossier',
  },
  upload: {
    pages_one: '{{name}}, PDF de {{count}}\u00a0page',
    pages_other: '{{name}}, PDF de {{count}}\u00a0pages',
    onFile: '{{label}}, au dossier',
    notSent: 'Ce fichier n’a pas été envoyé. {{reason}}',
    blur: 'Cette photo semble floue. Si une lettre est illisible, reprenez-la sans bouger, avec plus de lumière.',
    glare:
      'Un reflet semble couvrir une partie de cette photo. S’il cache une lettre, inclinez la carte et reprenez la photo.',
    sameAsFront: 'C’est le même fichier que pour le recto. Vérifiez qu’il montre aussi le verso.',
  },
  crop: {
    open: 'Recadrer ou pivoter',
    title: 'Recadrer ou pivoter',
    ask: 'La photo est-elle bonne?',
    askHint:
      'Vérifiez que chaque mot se lit et coupez ce qui dépasse. Nous envoyons la photo quand vous enregistrez cette section.',
    hint: 'Placez les bords autour de la pièce. Ce qui est dans le cadre remplace la photo.',
    use: 'Garder cette partie',
    send: 'Envoyer cette partie',
    takeWhole: 'Garder toute la photo',
    keep: 'Garder la photo telle quelle',
  },
  dual: {
    title: 'Vérifier plutôt avec une deuxième source',
    intro:
      'Quand une pièce ne suffit pas, deux sources distinctes peuvent confirmer une identité. Remplissez cette partie seulement si nous l’avons demandé.',
  },
  sharedProof: {
    text: 'La preuve d’adresse ci-dessus vaut pour vous deux, car vous avez donné une seule adresse.',
    own: 'Ma conjointe ou mon conjoint envoie une autre preuve',
  },
  otherName: {
    title: 'Quel nom est le bon?',
    text: 'Votre compte est au nom de {{account}}. Le courtier a besoin de votre nom tel qu’il figure sur votre pièce d’identité.',
    take: 'Prendre {{account}}',
    keep: 'Garder {{profile}}',
    kept: 'Nous gardons le nom tel que vous l’avez saisi. Votre compte reste au nom de {{account}}, et le courtier pourrait vous en parler.',
  },
  empty: {
    confirm: 'Les cases que j’ai laissées vides valent 0\u00a0$',
    missing: 'Remplissez les cases vides, ou confirmez qu’elles valent 0\u00a0$',
    filled: 'Les cases laissées vides indiquent maintenant 0\u00a0$. Corrigez celles qui doivent l’être.',
  },
  otherLines: {
    assets: 'Actifs moins courants',
    liabilities: 'Dettes moins courantes',
  },
  citizenship: {
    home: 'Canada',
    other: 'Un autre pays',
    country: 'Quel pays',
  },
  dependents: {
    none: 'Aucune',
    more: '5 ou plus',
    howMany: 'Combien de personnes à charge',
  },
  newQuestions: {
    title_one: '{{count}}\u00a0nouvelle question depuis votre dernier profil',
    title_other: '{{count}}\u00a0nouvelles questions depuis votre dernier profil',
    intro: 'Le reste demeure tel que vous l’avez répondu. Pour changer autre chose, choisissez une section.',
    send: 'Enregistrer et transmettre au courtier',
  },
  purchases: {
    title: 'Ce que vous avez acheté ailleurs',
    intro:
      'Chaque achat des 12\u00a0derniers mois\u00a0: ce que vous avez payé, et le jour. S’il y en a plus de huit, réunissez les plus anciens sur une ligne, avec le plus récent de leurs jours.',
    add: 'Ajouter un achat',
  },
  taxCountries: {
    title: 'Où vous payez aussi des impôts',
    intro: 'Nous gardons chaque numéro scellé et n’en montrons que les trois derniers caractères.',
    add: 'Ajouter un pays',
  },
  noToAll: {
    action: 'Je réponds non aux quatre questions',
    done: 'Vous avez répondu non aux quatre questions.',
  },
  loss: {
    left: 'Reste à répartir\u00a0: {{percent}}',
    even: 'Les 100\u00a0% sont répartis.',
    over: 'C’est {{percent}} de trop.',
  },
  unfinished: {
    title: 'Il manque encore des réponses',
    text_one: 'Une section n’est pas complète. Nous l’avons ouverte pour vous.',
    text_other: '{{count}}\u00a0sections ne sont pas complètes. Nous avons ouvert la première pour vous.',
  },
  setAside: {
    title_one: 'Un autre appareil a donné une réponse différente',
    title_other: 'Un autre appareil a donné {{count}}\u00a0réponses différentes',
    text: 'Les deux réponses viennent de vous, et la plus récente figure dans le formulaire. Rien n’est perdu\u00a0: choisissez la bonne.',
    standing: 'Dans le formulaire',
    other: 'Donnée avant, le {{when}}',
    keep: 'La garder',
    keepOf: '{{field}}\u00a0: garder la réponse du formulaire',
    use: 'Prendre l’autre',
    useOf: '{{field}}\u00a0: prendre l’autre réponse',
    nothing: 'Aucune réponse',
    file: 'Un autre fichier',
    beforeSubmit:
      'Une réponse plus récente a été donnée sur un autre appareil. Vérifiez ce que le formulaire affiche, puis transmettez votre profil.',
  },
  submit: {
    title: 'Toutes les sections sont remplies',
    text: 'Transmettez votre profil au courtier. Vous pourrez encore le modifier par la suite.',
    action: 'Transmettre mon profil',
    failed: 'Votre profil n’a pas été transmis. {{reason}}',
    unsaved:
      'Nous n’avons pas pu enregistrer vos dernières réponses. Vérifiez que vous êtes en ligne, puis essayez de nouveau.',
    done: 'Le courtier a reçu votre profil',
    doneText: 'Relisez vos réponses et modifiez celles qui ne sont plus exactes.',
    review: 'Tout est-il encore exact?',
    reviewText:
      'La loi nous demande de revoir votre profil avec vous tous les 12\u00a0mois. Relisez vos réponses, puis confirmez-les.',
    confirm: 'Confirmer mon profil',
  },
};
