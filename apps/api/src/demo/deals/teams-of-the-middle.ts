import { both, type DemoMember, same } from './demo-deal.ts';

/** Who answers for the deals from Ontario to Saskatchewan, by the deal's name in addresses; the first decides. */
export const TEAMS_OF_THE_MIDDLE: Readonly<Record<string, readonly DemoMember[]>> = {
  'maple-gate-student-residence': [
    {
      id: 'stephen-okafor',
      name: 'Stephen Okafor',
      role: both('President, Limestone Lodgings', 'Président de Limestone Lodgings'),
      biography: both(
        'A civil engineer who has directed all five of the company’s residences since 2009. He signs the contracts with builders, the one in Peterborough among them, where students spent seven weeks in hotels.',
        'Ingénieur civil, il a dirigé les cinq résidences de l’entreprise depuis 2009. Il signe les contrats avec les constructeurs, dont celui de Peterborough, où des étudiants ont passé sept semaines à l’hôtel.',
      ),
    },
    {
      id: 'margaret-doyle',
      name: 'Margaret Doyle',
      role: both('Project director, Maple Gate', 'Directrice du projet Maple Gate'),
      biography: both(
        'On the site every working day and responsible for the schedule and the contingency. She built schools and a library in eastern Ontario before she came to Limestone in 2017.',
        'Sur le chantier chaque jour ouvrable, elle répond de l’échéancier et de la provision pour imprévus. Avant d’arriver chez Limestone en 2017, elle a bâti des écoles et une bibliothèque dans l’est de l’Ontario.',
      ),
    },
  ],
  'ironwood-self-storage': [
    {
      id: 'nadia-petrov',
      name: 'Nadia Petrov',
      role: both(
        'Managing partner, Ironwood Storage Partners',
        'Associée directrice d’Ironwood Storage Partners',
      ),
      biography: both(
        'Has run storage sites for eighteen years and signs every purchase. Orillia was hers, too; she now looks at what competitors have asked permission to build before she bids.',
        'Elle exploite des mini-entrepôts depuis dix-huit ans et signe chaque achat. Celui d’Orillia était aussi le sien; avant d’offrir un prix, elle vérifie désormais ce que les concurrents ont demandé de construire.',
      ),
    },
    {
      id: 'colin-marchetti',
      name: 'Colin Marchetti',
      role: same('Construction'),
      biography: both(
        'Oversaw the first heated building in Barrie and will oversee the second. He asks three builders for a fixed price and keeps the contingency.',
        'Il a supervisé le premier bâtiment chauffé de Barrie et supervisera le second. Il demande un prix fixe à trois constructeurs et gère la provision pour imprévus.',
      ),
    },
  ],
  'riverbend-medical-office': [
    {
      id: 'daniel-kowalchuk',
      name: 'Daniel Kowalchuk',
      role: both('President, Assiniboine Health Properties', 'Président d’Immeubles de santé Assiniboine'),
      biography: both(
        'Has bought and financed the company’s six buildings. He also bought the one in Brandon, whose investors lost everything, and no longer buys where one tenant pays more than a third of the rent.',
        'Il a acheté et financé les six immeubles de l’entreprise. Il avait aussi acheté celui de Brandon, où les investisseurs ont tout perdu, et n’achète plus quand un seul locataire paie plus du tiers des loyers.',
      ),
    },
    {
      id: 'mei-tan',
      name: 'Mei Tan',
      role: both('Leasing', 'Location'),
      biography: both(
        'Meets each of the nine tenants twice a year and negotiates the renewals. The lease of the imaging centre, which ends in three years, is the first on her list.',
        'Rencontre chacun des neuf locataires deux fois par an et négocie les renouvellements. Le bail du centre d’imagerie, qui prend fin dans trois ans, est le premier sur sa liste.',
      ),
    },
  ],
  'prairie-sky-farmland': [
    {
      id: 'curtis-friesen',
      name: 'Curtis Friesen',
      role: both(
        'Managing director, Longfence Land Stewards',
        'Directeur général de Longfence Gestion foncière',
      ),
      biography: both(
        'Grew up on a grain farm near Swift Current and has bought land for Longfence since 2008. He chose the light soils that its second company still holds. Every purchase now needs a soil report that he did not order.',
        'A grandi sur une ferme céréalière près de Swift Current et achète des terres pour Longfence depuis 2008. C’est lui qui a choisi les sols légers que détient encore la deuxième société. Chaque achat exige désormais un rapport de sol qu’il n’a pas commandé lui-même.',
      ),
    },
    {
      id: 'olena-hrynkiw',
      name: 'Olena Hrynkiw',
      role: both('Agronomist', 'Agronome'),
      biography: both(
        'Walks every quarter section twice a year, agrees on rotations with the four families and plans the drainage and the shelterbelts. She worked as a crop adviser for eleven years before that.',
        'Parcourt chaque quart de section deux fois par an, convient des rotations avec les quatre familles et planifie le drainage et les haies brise-vent. Elle a auparavant été conseillère en cultures pendant onze ans.',
      ),
    },
  ],
};
