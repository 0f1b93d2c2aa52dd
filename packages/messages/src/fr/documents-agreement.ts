import type { documentsAgreement as english } from '../en/documents-agreement.ts';
import type { Texts } from '../texts.ts';

export const documentsAgreement: Texts<typeof english> = {
  intro:
    'La présente convention intervient entre vous, l’émetteur et le courtier. Veuillez la lire en entier, avec l’annexe A et les documents relatifs au placement, avant de la signer. «\u00a0Vous\u00a0» y désigne le souscripteur et tout cosouscripteur, et «\u00a0nous\u00a0», le courtier.',
  parties: { title: '1. Parties', caption: 'Parties à la convention' },
  subscription: {
    title: '2. Votre souscription',
    offer:
      'Vous souscrivez les titres décrits ci-dessous et offrez de les acheter à l’émetteur au prix indiqué. Tous les montants sont en dollars canadiens.',
    caption: 'Titres souscrits',
    acceptance:
      'L’émetteur peut accepter votre souscription, ou la refuser en tout ou en partie. Elle ne lie l’émetteur qu’une fois acceptée par lui. Si votre souscription est refusée ou si la clôture n’a pas lieu, votre argent vous est remboursé sans délai, sans intérêt ni déduction. Le portail du courtier n’enregistre ni l’acceptation de l’émetteur ni la clôture\u00a0: il indique que votre ordre est réglé une fois votre argent versé à l’émetteur.',
  },
  trust: {
    title: '3. Paiement et fonds détenus en fiducie',
    payment: 'Vous payez le prix total de {{total}} de la façon suivante\u00a0: {{method}}.',
    held: 'Votre argent est détenu en fiducie pour vous, séparément des fonds de l’émetteur et de ceux du courtier, au moins jusqu’à minuit le deuxième jour ouvrable suivant votre signature. Il n’est pas remis à l’émetteur avant ce moment. Si vous annulez dans ce délai, la totalité de la somme vous est remboursée sans délai.',
    cost: 'Le prix total est tout ce que vous payez aux termes de la présente convention. Ce que l’émetteur verse au courtier est décrit dans le formulaire du courtier relatif à cet ordre et dans les documents relatifs au placement.',
    costBeside:
      'En plus du prix total, vous payez vous-même les frais suivants du placement\u00a0: {{costs}}. Ce que l’émetteur verse au courtier est décrit dans le formulaire du courtier relatif à cet ordre et dans les documents relatifs au placement.',
  },
  cancel: {
    title: '4. Votre droit d’annulation dans les deux jours ouvrables',
    right:
      'Vous pouvez annuler la présente convention pour quelque motif que ce soit, sans pénalité. Votre avis doit être donné à l’émetteur au plus tard à minuit, heure locale {{inProvince}}, le deuxième jour ouvrable suivant le jour de votre signature.',
    counting:
      'Les samedis, les dimanches et les jours fériés {{ofProvince}} ne sont pas des jours ouvrables, ni d’autres jours que le courtier compte comme fériés en votre faveur. Par exemple, si vous signez un mercredi d’une semaine sans jour férié, vous pouvez annuler jusqu’à minuit le vendredi.',
    how: 'Vous donnez l’avis en annulant l’ordre dans le portail, qui le transmet à l’émetteur avec la date et l’heure, ou en écrivant à l’émetteur à {{issuerEmail}}. Vous n’avez pas à donner de motif.',
    other:
      'Ce droit s’ajoute à tous ceux que vous confèrent la loi et les documents relatifs au placement, dont le droit de poursuivre en dommages-intérêts ou de demander la nullité de votre achat si une notice d’offre contient de l’information fausse ou trompeuse. La notice explique ces droits et leurs délais.',
  },
  confirm: {
    title: '5. Ce que vous confirmez',
    intro: 'Vous confirmez à l’émetteur et au courtier, aujourd’hui et de nouveau à la clôture, que\u00a0:',
    age: 'vous avez atteint l’âge de la majorité et avez la capacité de conclure la présente convention;',
    resident:
      'vous résidez {{inProvince}}, à l’adresse indiquée à l’article 1, et votre lieu de signature est\u00a0: {{city}};',
    principal:
      'vous achetez les titres pour votre propre compte, et non pour une autre personne ni en vue de les revendre;',
    forOther:
      'vous achetez les titres pour la personne ou l’organisation nommée à l’annexe A, comme vous l’avez dit au courtier, vous avez le droit d’agir pour elle et vous ne les achetez pas en vue de les revendre;',
    documents:
      'vous avez reçu les documents relatifs au placement auxquels vous avez droit, y compris la notice d’offre lorsqu’il y en a une, et avez eu le temps de les lire, de poser des questions et de consulter une personne de votre choix;',
    profile:
      'les renseignements de votre profil d’investisseur sont exacts et complets, et vous informerez le courtier de tout changement avant la clôture;',
    risk: 'vous comprenez que les titres constituent un placement risqué, que vous pourriez perdre tout votre argent et que vous pourriez être incapable de les vendre;',
    promise:
      'personne ne vous a promis que les titres seront rachetés, que votre argent vous sera remboursé autrement qu’en vertu de l’article 4, ni que les titres auront une valeur donnée ou seront inscrits à la cote d’une bourse;',
    funds:
      'les sommes que vous versez vous appartiennent, ont la provenance indiquée à l’annexe A et ne sont liées à aucune infraction criminelle, au recyclage des produits de la criminalité ni au financement d’activités terroristes.',
    fundsForOther:
      'les sommes que vous versez vous appartiennent ou appartiennent à la personne ou à l’organisation nommée à l’annexe A, ont la provenance qui y est indiquée et ne sont liées à aucune infraction criminelle, au recyclage des produits de la criminalité ni au financement d’activités terroristes.',
  },
  exemption: {
    title: '6. Absence de prospectus',
    sold: 'Les titres sont vendus sous le régime d’une dispense de l’obligation de prospectus prévue par la législation en valeurs mobilières {{ofProvince}}. Vous ne bénéficiez donc pas de certaines des protections que procure un prospectus, et aucune autorité n’a examiné ni approuvé ce placement.',
    decision:
      'Votre achat se fonde sur la dispense suivante\u00a0: {{exemption}}. Le courtier l’a déterminée d’après les faits de votre profil et consigne ses motifs. Il se prononce de nouveau si ces faits, votre ordre ou le placement changent, et avant d’approuver votre ordre; vous lisez dans le portail combien vous pouvez acheter et pourquoi. Vous acceptez de fournir les renseignements et les justificatifs que le courtier demande raisonnablement et de signer le formulaire que la dispense prescrit, le cas échéant. Si aucune dispense ne s’applique à vous, votre souscription n’est pas acceptée et la totalité de votre argent vous est remboursée.',
    undecided:
      'Le courtier n’avait pas encore déterminé la dispense applicable lorsque la présente convention a été préparée. Il la détermine d’après les faits de votre profil, consigne ses motifs et vous en informe dans le portail. Vous acceptez de fournir les renseignements et les justificatifs que le courtier demande raisonnablement et de signer le formulaire que la dispense prescrit, le cas échéant. Si aucune dispense ne s’applique à vous, votre souscription n’est pas acceptée et la totalité de votre argent vous est remboursée.',
    resale:
      'Les titres sont assujettis à des restrictions à la revente prévues par la législation en valeurs mobilières et par les documents constitutifs de l’émetteur. Ces restrictions pourraient ne jamais prendre fin.',
  },
  registration: {
    title: '7. Inscription des titres',
    text: 'L’émetteur inscrit les titres au nom indiqué à l’annexe A et tient le registre de leurs porteurs. Le courtier vous écrit par courriel lorsque votre argent a été versé à l’émetteur; il ne voit pas ce registre et n’envoie pas de confirmation de l’inscription. Les titres ne peuvent être transférés que dans la mesure permise par la loi et par les documents constitutifs de l’émetteur.',
  },
  privacy: {
    title: '8. Vos renseignements personnels',
    use: 'Le courtier et l’émetteur recueillent et utilisent vos renseignements personnels pour vérifier votre identité, évaluer si le placement vous convient, donner suite à la présente souscription, vous tenir au courant de votre placement et respecter leurs obligations légales. Ils ne les communiquent qu’à ces fins, au fiduciaire, à leurs conseillers professionnels et fournisseurs de services, ainsi qu’aux autorités lorsque la loi l’exige, et les conservent aussi longtemps que la loi l’exige.',
    regulators:
      'L’émetteur doit déclarer le présent placement aux autorités en valeurs mobilières. La déclaration comprend vos nom, adresse, numéro de téléphone et adresse courriel, les titres que vous achetez, le prix et la dispense invoquée. C’est l’émetteur qui la dépose, et non le portail du courtier. Les autorités recueillent ces renseignements en vertu du pouvoir que leur confère la législation en valeurs mobilières, pour son application. Vous autorisez cette collecte indirecte. Vous pouvez adresser vos questions à ce sujet à l’autorité en valeurs mobilières {{ofProvince}}, dont les coordonnées se trouvent au www.autorites-valeurs-mobilieres.ca.',
    rights: 'Vous pouvez consulter vos renseignements et les faire rectifier en écrivant à {{dealerEmail}}.',
  },
  electronic: {
    title: '9. Transmission et signature électroniques',
    delivery:
      'Vous acceptez de recevoir par voie électronique, dans le portail ou à {{email}}, la présente convention, les documents relatifs au placement, les confirmations, les relevés et les avis. Vous pouvez en demander un exemplaire papier sans frais et retirer ce consentement en tout temps en écrivant à {{dealerEmail}}. Le portail ne transmet que par voie électronique\u00a0: après le retrait, le personnel du courtier vous fait parvenir les documents autrement. Le retrait ne touche pas ce qui a déjà été transmis.',
    signature:
      'Vous acceptez de signer par voie électronique. Votre signature et vos initiales électroniques ont le même effet que celles apposées à la main. Un exemplaire signé demeure à votre disposition dans le portail.',
  },
  law: {
    title: '10. Droit applicable',
    text: 'La présente convention est régie par les lois {{ofProvince}}, votre province ou territoire de résidence, et par les lois fédérales du Canada qui s’y appliquent. Les tribunaux de ce territoire sont compétents.',
  },
  language: {
    title: '11. Langue',
    chosen:
      'Vous avez choisi de recevoir en français la présente convention et les documents qui s’y rattachent. Une version anglaise est à votre disposition sur demande.',
    quebec:
      'La présente convention vous est remise en français, comme l’exige l’article 55 de la Charte de la langue française. Une version anglaise n’est à votre disposition que si, après avoir reçu la version française, vous en exprimez la volonté expresse.',
    initialTitle: 'Choix de l’anglais',
    initialText:
      'La version française de la présente convention m’a été remise avant celle-ci, et c’est ma volonté expresse de signer la version anglaise.',
  },
  general: {
    title: '12. Dispositions générales',
    whole:
      'La présente convention et son annexe A, votre profil d’investisseur, la reconnaissance de risque et les documents relatifs au placement constituent l’entente complète pour cette souscription. Elle ne peut être modifiée que par écrit.',
    severable:
      'Si une disposition ne peut être exécutée, les autres demeurent en vigueur. Rien dans la présente convention ne vous prive d’un droit que vous confère la législation en valeurs mobilières ou la législation sur la protection du consommateur.',
    heirs:
      'Elle lie les parties, leurs héritiers, successions, successeurs et ayants cause autorisés, et leur profite.',
    joint:
      'Les cosouscripteurs sont solidairement tenus de toutes les obligations du souscripteur qui y sont prévues.',
  },
  schedule: {
    title: 'Annexe A\u00a0: renseignements pour l’inscription',
    caption: 'Annexe A',
  },
};
