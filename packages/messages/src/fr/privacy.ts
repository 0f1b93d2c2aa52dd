import type { privacy as english } from '../en/privacy.ts';
import type { Texts } from '../texts.ts';

/** La politique de confidentialité (LPRPDE; au Québec, Loi sur la protection des renseignements personnels dans le secteur privé). */
export const privacy: Texts<typeof english> = {
  title: 'Politique de confidentialité',
  intro:
    'Investir, c’est nous confier beaucoup de renseignements sur vous. Cette page explique, en mots simples, ce que nous demandons, pourquoi, qui y a accès, combien de temps nous le conservons et ce que vous pouvez exiger de nous.',
  updated: 'En vigueur depuis le {{date}}',
  contents: 'Sur cette page',
  responsible: {
    title: 'Qui en est responsable',
    text: '$t(brand.legalName), $t(brand.address), répond de vos renseignements personnels, même quand un fournisseur les traite pour nous. Une personne y veille chez nous\u00a0: vous la trouverez à la fin de cette page.',
  },
  collect: {
    title: 'Ce que nous recueillons',
    intro:
      'Nous demandons seulement ce dont l’étape en cours a besoin. Nous n’achetons rien à des courtiers en données.',
    account:
      'Votre compte\u00a0: nom, courriel, téléphone et province si vous les indiquez, langue, et un mot de passe que nous conservons sous une forme que personne ne peut relire.',
    onboarding:
      'Vos réponses à nos premières questions\u00a0: votre expérience, vos buts, le temps que vous avez et votre attitude face au risque.',
    profile:
      'Votre profil d’investisseur\u00a0: date de naissance, adresse, numéro d’assurance sociale, emploi, revenus, actifs et dettes. S’y ajoutent les questions sur les charges publiques que posent les lois sur les valeurs mobilières et contre le blanchiment d’argent. Si vous êtes marié ou vivez en union de fait, certains renseignements sur votre conjointe ou conjoint.',
    identity: 'Vos pièces d’identité et une preuve d’adresse.',
    orders:
      'Vos ordres, vos signatures, vos instructions de paiement et les coordonnées bancaires qui s’y rattachent.',
    technical:
      'Lorsque vous ouvrez une session\u00a0: l’heure, le type de navigateur et une marque de l’adresse réseau que personne ne peut relire, par sécurité. Lorsque vous signez ou confirmez une notice d’offre\u00a0: l’adresse réseau aussi, comme preuve.',
    messages: 'Ce que vous nous écrivez depuis la page de contact, et nos réponses.',
    consents: 'Ce que vous avez accepté et retiré, et quand.',
    waiting:
      'Si nous ne sommes pas inscrits là où vous habitez et que vous voulez en être avisé\u00a0: votre courriel et votre province.',
    referral:
      'Si vous êtes venu par un lien de recommandation\u00a0: qui l’a envoyé et quel placement il désignait.',
  },
  why: {
    title: 'Pourquoi nous les utilisons',
    identify: 'Pour vérifier qui vous êtes, comme l’exige la loi contre le blanchiment d’argent.',
    suitability: 'Pour juger si un placement vous convient, comme la loi le demande à tout courtier.',
    orders:
      'Pour exécuter vos ordres, détenir et rendre votre argent et conserver la preuve de ce qui a été signé.',
    reports:
      'Pour les rapports que demandent le fisc et les autorités en valeurs mobilières. C’est pour cela qu’il nous faut votre numéro d’assurance sociale.',
    service: 'Pour vous répondre, protéger le portail et en corriger les défauts.',
    marketing:
      'Pour vous écrire au sujet de nouveaux placements, seulement si vous l’avez choisi. Vous pouvez retirer ce choix en tout temps.',
    limit:
      'Nous ne vendons pas vos renseignements et ne les utilisons à aucune autre fin sans vous le demander.',
  },
  share: {
    title: 'Qui y a accès',
    people: 'Nos représentants et les gens de la conformité, autant que leur travail le demande.',
    issuer: 'L’émetteur d’un placement que vous commandez\u00a0: votre nom, vos coordonnées et votre ordre.',
    trustee: 'Le fiduciaire qui détient l’argent et la banque qui le transfère.',
    suppliers:
      'Les fournisseurs qui nous aident à tenir le portail\u00a0: hébergement, courriel, signature électronique. Un contrat leur défend de se servir de ce qu’ils voient pour autre chose.',
    authorities:
      'Les autorités en valeurs mobilières, le fisc, le CANAFE et les tribunaux, quand la loi l’exige. L’émetteur dit aux autorités qui vous êtes, où vous habitez et ce que vous avez acheté.',
    outside:
      'Si un fournisseur travaille hors de votre province ou du Canada, la loi de cet endroit s’y applique aussi. Avant que des renseignements sortent du Québec, la loi nous demande d’évaluer s’ils y resteront bien protégés. Demandez cette évaluation à notre responsable; elle n’est pas conservée dans ce portail.',
  },
  protect: {
    title: 'Comment nous les protégeons',
    encryption:
      'Les échanges sont chiffrés. Les documents sont chiffrés là où nous les conservons, tout comme les numéros d’assurance sociale, de pièce d’identité et de compte, que le portail n’affiche qu’en partie.',
    access:
      'Nous inscrivons dans un registre chaque mouvement d’argent, chaque signature et chaque consultation, par l’un de nous, d’une de vos pièces d’identité ou d’un de vos numéros au complet. Personne ne peut modifier ce registre sans que cela paraisse.',
    sessions:
      'Une session se ferme d’elle-même lorsque vous laissez le portail inactif, et chaque fois que vous la fermez.',
    breach:
      'Si un incident présente un risque qu’un préjudice sérieux vous soit causé, la loi nous oblige à vous en aviser, ainsi que les commissaires à la vie privée. C’est notre personnel qui le fait\u00a0: le portail n’a pas de message prévu pour cela.',
  },
  keep: {
    title: 'Combien de temps nous les conservons',
    orders:
      'Profil, identité, ordres et documents signés\u00a0: au moins huit ans après votre dernier ordre ou la fin de notre relation, parce que la loi exige de tels dossiers.',
    account: 'Un compte sans aucun ordre\u00a0: jusqu’à ce que vous nous demandiez de le fermer.',
    drafts:
      'Ce que vous avez saisi sans le terminer\u00a0: jusqu’à ce que vous le terminiez ou l’abandonniez.',
    messages:
      'Ce que vous nous écrivez et nos réponses\u00a0: huit ans, ou deux ans si vous n’avez pas de compte.',
    consents:
      'Vos consentements et le registre de ce qui a été fait\u00a0: aussi longtemps que votre compte et ses dossiers.',
    waiting:
      'Votre place sur la liste d’attente\u00a0: jusqu’à ce que vous la quittiez ou que nous vous ayons avisé.',
    sessions:
      'Les sessions et les liens qui ont pris fin\u00a0: trente jours. La marque de l’endroit d’où vous avez ouvert une session\u00a0: quatre-vingt-dix jours.',
    closed:
      'Si vous fermez un compte sans ordre ni profil transmis, votre nom, votre courriel, vos réponses et vos fichiers sont supprimés sur-le-champ. Le registre garde ce qui a été fait, sans votre nom.',
    after:
      'Aucun dossier d’un ordre n’est supprimé automatiquement après huit ans. À partir de là, demandez-le-nous\u00a0: nous supprimons ce qu’aucune loi ne nous oblige plus à conserver.',
  },
  browser: {
    title: 'Ce qui reste dans votre navigateur',
    storage:
      'Le portail conserve dans ce navigateur votre session, votre langue, vos choix de confidentialité, l’endroit où vous en étiez dans un formulaire, vos signets et un lien de recommandation. Vos réponses, vos documents et vos numéros n’en font pas partie. La fermeture de session efface tout sauf la langue et les choix de confidentialité.',
    cookies: 'Un témoin retient la langue. Il n’y a pas de témoins publicitaires.',
    tools:
      'Nous pouvons offrir des outils d’autres entreprises. Chacun n’est chargé qu’après votre accord, et vous pouvez changer d’avis en tout temps\u00a0: ce qu’il a laissé dans ce navigateur est alors effacé.',
    chat: 'Le clavardage. Son fournisseur reçoit ce que vous y écrivez, votre adresse réseau et le type de navigateur; il ne voit rien de la page qui l’entoure.',
    measurement:
      'Un gestionnaire de balises et une carte de chaleur. Ils comptent les visites et voient où l’on clique, seulement dans les pages publiques où rien ne s’écrit et seulement quand aucune session n’est ouverte.',
    never:
      'Aucun de ces outils ne se trouve dans une page où vous répondez aux questions de votre profil, liez un compte, payez ou signez.',
    choose: 'Modifier mes choix de confidentialité',
  },
  decisions: {
    title: 'Ce que décide le portail, et ce que décident des personnes',
    text: 'À partir de vos réponses, le portail calcule ce que la loi vous permet d’acheter et refuse le reste. La page d’un placement et celle d’un ordre vous disent pourquoi. Ce sont des personnes qui décident si un ordre vous convient et s’il est approuvé. Une limite vous semble fausse? Écrivez-nous ou appelez-nous\u00a0: une personne l’examine.',
  },
  rights: {
    title: 'Ce que vous pouvez exiger',
    access:
      'Consulter ce que nous détenons sur vous. Recevoir ce que vous nous avez fourni, dans un format de fichier courant.',
    correct: 'Faire corriger ce qui est inexact ou périmé.',
    withdraw:
      'Retirer un consentement. Si la loi ou un ordre en cours exige le renseignement, nous vous disons ce que cela entraîne.',
    erase: 'Faire supprimer ce dont nous n’avons plus besoin ou que nous ne pouvons plus conserver.',
    explain:
      'Savoir qui a ouvert vos pièces d’identité et vos numéros au complet. Savoir d’où viennent vos renseignements.',
    answer:
      'La loi nous donne 30\u00a0jours pour répondre, sans frais, une fois assurés que la demande vient bien de vous. Notre responsable veille à ce délai; le portail ne le compte pas.',
  },
  contact: {
    title: 'Questions et plaintes',
    officer: 'Responsable de la protection des renseignements personnels, $t(brand.legalName)',
    email: 'Courriel\u00a0:',
    phone: 'Téléphone\u00a0:',
    commissioners:
      'Notre réponse ne vous suffit pas? Écrivez au Commissariat à la protection de la vie privée du Canada (priv.gc.ca). Au Québec, c’est la Commission d’accès à l’information (cai.gouv.qc.ca). L’Alberta et la Colombie-Britannique ont leur propre commissaire.',
    changes:
      'La date en haut de cette page dit depuis quand cette politique est en vigueur. Le portail ne vous écrit pas lorsqu’elle change.',
  },
};
