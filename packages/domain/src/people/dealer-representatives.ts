import type { DealerRepresentative } from '../wire/user.ts';

/**
 * The dealer's representatives: a referral list only (specification section 6). All names are invented. An id and a
 * referral code stay with their person; a new representative is added at the end.
 */
export const DEALER_REPRESENTATIVES: readonly DealerRepresentative[] = [
  { id: 'rep-01', fullName: 'Amélie Bouchard-Roy', referralCode: 'BOUCHARD27' },
  { id: 'rep-02', fullName: 'Gordon MacAskill', referralCode: 'MACASKILL41' },
  { id: 'rep-03', fullName: 'Harpreet Dhaliwal', referralCode: 'DHALIWAL63' },
  { id: 'rep-04', fullName: 'Winona Cardinal', referralCode: 'CARDINAL18' },
  { id: 'rep-05', fullName: 'Wei-Lin Cheung', referralCode: 'CHEUNG52' },
  { id: 'rep-06', fullName: 'Étienne Lachapelle', referralCode: 'LACHAPELLE36' },
  { id: 'rep-07', fullName: 'Priya Raghunathan', referralCode: 'RAGHUNATHAN74' },
  { id: 'rep-08', fullName: 'Siobhan Kilbride', referralCode: 'KILBRIDE29' },
  { id: 'rep-09', fullName: 'Oleksandr Hnatyshyn', referralCode: 'HNATYSHYN85' },
  { id: 'rep-10', fullName: 'Marie-Soleil Gingras', referralCode: 'GINGRAS13' },
  { id: 'rep-11', fullName: 'Desmond Okafor', referralCode: 'OKAFOR47' },
  { id: 'rep-12', fullName: 'Noor Al-Haddad', referralCode: 'ALHADDAD58' },
  { id: 'rep-13', fullName: 'Tyler Whitebear', referralCode: 'WHITEBEAR92' },
  { id: 'rep-14', fullName: 'Catherine Desrosiers', referralCode: 'DESROSIERS34' },
  { id: 'rep-15', fullName: 'Minh-Anh Truong', referralCode: 'TRUONG66' },
  { id: 'rep-16', fullName: 'Callum Fairweather', referralCode: 'FAIRWEATHER21' },
  { id: 'rep-17', fullName: 'Anjali Deshmukh', referralCode: 'DESHMUKH79' },
  { id: 'rep-18', fullName: 'Jean-Sébastien Thériault', referralCode: 'THERIAULT45' },
  { id: 'rep-19', fullName: 'Rosalind Penner', referralCode: 'PENNER17' },
  { id: 'rep-20', fullName: 'Kenji Morikawa', referralCode: 'MORIKAWA83' },
  { id: 'rep-21', fullName: 'Geneviève Arsenault', referralCode: 'ARSENAULT56' },
  { id: 'rep-22', fullName: 'Farhad Mousavi', referralCode: 'MOUSAVI31' },
  { id: 'rep-23', fullName: 'Tanis Ermineskin', referralCode: 'ERMINESKIN64' },
  { id: 'rep-24', fullName: 'Luca Santangelo', referralCode: 'SANTANGELO98' },
  { id: 'rep-25', fullName: 'Ingrid Thorvaldson', referralCode: 'THORVALDSON42' },
  { id: 'rep-26', fullName: 'Maria Teresa Villanueva', referralCode: 'VILLANUEVA25' },
  { id: 'rep-27', fullName: 'Xavier Lamontagne', referralCode: 'LAMONTAGNE71' },
  { id: 'rep-28', fullName: 'Soo-Jin Baek', referralCode: 'BAEK39' },
  { id: 'rep-29', fullName: 'Rajesh Venkataraman', referralCode: 'VENKATARAMAN12' },
  { id: 'rep-30', fullName: 'Fatoumata Diallo', referralCode: 'DIALLO87' },
  { id: 'rep-31', fullName: 'Duncan Ballantyne', referralCode: 'BALLANTYNE53' },
  { id: 'rep-32', fullName: 'Aputik Nakoolak', referralCode: 'NAKOOLAK68' },
  { id: 'rep-33', fullName: 'Florence Beausoleil', referralCode: 'BEAUSOLEIL24' },
  { id: 'rep-34', fullName: 'Zeynep Karahan', referralCode: 'KARAHAN76' },
  { id: 'rep-35', fullName: 'Samuel Goldfarb', referralCode: 'GOLDFARB33' },
  { id: 'rep-36', fullName: 'Ayesha Siddiqui-Brown', referralCode: 'SIDDIQUI49' },
];

/** The representative whose code a referral carries, in capitals or not, or null. */
export function representativeByCode(referralCode: string): DealerRepresentative | null {
  const wanted = referralCode.trim().toUpperCase();
  return DEALER_REPRESENTATIVES.find((representative) => representative.referralCode === wanted) ?? null;
}
