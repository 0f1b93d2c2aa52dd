import { both, type DemoMember } from './demo-deal.ts';

/** Who answers for the deals in Atlantic Canada and Quebec, by the deal's name in addresses; the first decides. */
export const TEAMS_OF_THE_EAST: Readonly<Record<string, readonly DemoMember[]>> = {
  'harbour-row-apartments': [
    {
      id: 'moira-langille',
      name: 'Moira Langille',
      role: both('President, Tidewrack Residential', 'Présidente de Tidewrack Résidentiel'),
      biography: both(
        'Founded Tidewrack in 2011, after fourteen years of managing rental buildings in Halifax and Dartmouth. She decides what is bought and sold. The building in Saint John was her purchase, and she told its investors about the loss herself.',
        'A fondé Tidewrack en 2011, après quatorze ans de gestion d’immeubles locatifs à Halifax et à Dartmouth. Elle décide des achats et des ventes. C’est elle qui avait acheté l’immeuble de Saint-Jean, et elle a annoncé la perte aux investisseurs en personne.',
      ),
    },
    {
      id: 'desmond-kaye',
      name: 'Desmond Kaye',
      role: both('Head of building operations', 'Responsable de l’exploitation des immeubles'),
      biography: both(
        'A plumber by trade, with Tidewrack since 2014. He plans repairs with the superintendents of five buildings, and has every sewer filmed before a purchase since the one in Saint John failed.',
        'Plombier de métier, chez Tidewrack depuis 2014. Il planifie les réparations avec les concierges de cinq immeubles et, depuis la rupture de Saint-Jean, fait filmer chaque égout avant un achat.',
      ),
    },
  ],
  'red-shore-seniors-residence': [
    {
      id: 'joyce-arsenault',
      name: 'Joyce Arsenault',
      role: both('President, Kindred Shores Living', 'Présidente de Kindred Shores'),
      biography: both(
        'A nurse who managed care homes for twenty years. She became president in 2022 and closed the residence with the faulty alarm system in the year after.',
        'Infirmière, elle a dirigé des résidences pendant vingt ans. Devenue présidente en 2022, elle a fermé l’année suivante celle dont le système d’alarme était défectueux.',
      ),
    },
    {
      id: 'ibrahim-haddad',
      name: 'Ibrahim Haddad',
      role: both('Finance', 'Finances'),
      biography: both(
        'An accountant who prepares the budget of each residence with its director, and the quarterly figures for investors. Wages are the line that he watches most.',
        'Comptable, il prépare le budget de chaque résidence avec sa direction, ainsi que les chiffres trimestriels remis aux investisseurs. Les salaires sont le poste qu’il surveille le plus.',
      ),
    },
  ],
  'signal-cove-marine-research': [
    {
      id: 'fiona-penney',
      name: 'Fiona Penney',
      role: both('Co-founder, research', 'Cofondatrice, recherche'),
      biography: both(
        'A marine biologist who founded the company in 2017. She led the vaccine program that ended without a product, and now leads the work on feed and writes its claims with an outside accountant.',
        'Biologiste marine, elle a fondé l’entreprise en 2017. Elle a dirigé le programme de vaccin, qui n’a donné aucun produit, et dirige aujourd’hui les travaux sur l’alimentation; elle en rédige les demandes avec un comptable de l’extérieur.',
      ),
    },
    {
      id: 'gerard-whelan',
      name: 'Gerard Whelan',
      role: both('Co-founder, work at sea', 'Cofondateur, travaux en mer'),
      biography: both(
        'Fished for twelve years before he took up aquaculture. He sets and harvests the kelp lines, and is in charge of the boat and its crew of five.',
        'Il a pêché douze ans avant de passer à l’aquaculture. Il pose et récolte les filières de varech et répond du bateau et de ses cinq membres d’équipage.',
      ),
    },
  ],
  'nashwaak-bend-timberland': [
    {
      id: 'allan-macphail',
      name: 'Allan MacPhail',
      role: both('Founder, Longbole Forestry', 'Fondateur de Foresterie Longbole'),
      biography: both(
        'A registered professional forester who has managed woodlots since 1994. He proposes the stands to be cut each year; an outside auditor checks them against the limit.',
        'Ingénieur forestier, il gère des boisés depuis 1994. Il propose chaque année les peuplements à couper; un auditeur externe les compare à la limite.',
      ),
    },
    {
      id: 'chantal-thibodeau',
      name: 'Chantal Thibodeau',
      role: both('Planting and roads', 'Reboisement et chemins'),
      biography: both(
        'Orders the seedlings, plans the roads and walks each planted stand after two summers. She rebuilt the road that a flood took from the second partnership.',
        'Commande les plants, planifie les chemins et parcourt chaque parterre reboisé après deux étés. Elle a reconstruit le chemin de la deuxième société, emporté par une crue.',
      ),
    },
  ],
  'saint-laurent-photonics-credit': [
    {
      id: 'marc-andre-gosselin',
      name: 'Marc-André Gosselin',
      role: both('President, Crédit Lumière', 'Président de Crédit Lumière'),
      biography: both(
        'Prepared research claims in an accounting firm for nine years and founded the company in 2016. He approves each advance together with a second director, and signed the two that were lost.',
        'A préparé des demandes de crédits à la recherche dans un cabinet comptable pendant neuf ans et a fondé la société en 2016. Il approuve chaque avance avec une deuxième administratrice; les deux qui ont été perdues portaient sa signature.',
      ),
    },
    {
      id: 'ines-belkacem',
      name: 'Inès Belkacem',
      role: both('Physicist, review of projects', 'Physicienne, examen des projets'),
      biography: both(
        'Visits each firm and reads its laboratory notes before an advance is made. She designed laser sources for a manufacturer in Québec City until 2018.',
        'Visite chaque entreprise et lit ses cahiers de laboratoire avant toute avance. Jusqu’en 2018, elle concevait des sources laser pour un fabricant de Québec.',
      ),
    },
  ],
  'ruelle-des-erables-infill': [
    {
      id: 'sophie-desrosiers',
      name: 'Sophie Desrosiers',
      role: both('Architect and coordinator', 'Architecte et coordonnatrice'),
      biography: both(
        'A founding member of the cooperative, she drew the building and took part in every meeting with the neighbours. She also drew rue Fabre, and has the soil tested on every lot since.',
        'Membre fondatrice de la coopérative, elle a dessiné l’immeuble et participé à chaque rencontre avec le voisinage. Elle avait aussi dessiné celui de la rue Fabre et fait depuis analyser le sol de chaque terrain.',
      ),
    },
    {
      id: 'karim-benali',
      name: 'Karim Benali',
      role: both('Site manager', 'Chef de chantier'),
      biography: both(
        'A carpenter by training who has led six of the cooperative’s nine sites. He asks for the bids, keeps the schedule and lives four streets away.',
        'Charpentier-menuisier de formation, il a mené six des neuf chantiers de la coopérative. Il demande les soumissions, tient l’échéancier et habite à quatre rues de là.',
      ),
    },
  ],
};
