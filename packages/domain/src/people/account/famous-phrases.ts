/**
 * Sentences that everybody knows and every list for guessing has, letters only. An estimate by single words takes them for strong.
 */
const FAMOUS_PHRASES = [
  ...[
    'correcthorsebatterystaple',
    'thequickbrownfoxjumps',
    'thequickbrownfox',
    'loremipsumdolor',
    'tobeornottobe',
  ],
  ...[
    'thatisthequestion',
    'maytheforcebewithyou',
    'winteriscoming',
    'onceuponatime',
    'houstonwehaveaproblem',
  ],
  ...['toinfinityandbeyond', 'solongandthanksforallthefish', 'lifeislikeaboxofchocolates', 'callmeishmael'],
  ...[
    'happybirthdaytoyou',
    'twinkletwinklelittlestar',
    'maryhadalittlelamb',
    'rowrowrowyourboat',
    'letitbeletitbe',
  ],
  ...[
    'ihaveadream',
    'inthebeginningwastheword',
    'ourfatherwhoartinheaven',
    'askandyoushallreceive',
    'beammeupscotty',
  ],
  ...['myvoiceismypassport', 'passwordpasswordpassword', 'thisismypassword', 'iloveyouforever', 'opensesame'],
  ...[
    'ocanadaourhomeandnativeland',
    'ourhomeandnativeland',
    'ocanada',
    'amariusqueadmare',
    'godsavetheking',
    'godsavethequeen',
  ],
  ...['jepensedoncjesuis', 'etreounepasetre', 'liberteegalitefraternite', 'jemesouviens', 'iletaitunefois'],
  ...[
    'ocanadaterredenosaieux',
    'terredenosaieux',
    'monpayscenestpasunpays',
    'lhiverestmort',
    'moncestlhiver',
  ],
  ...[
    'alouettegentillealouette',
    'frerejacquesdormezvous',
    'auclairdelalune',
    'surlepontdavignon',
    'joyeuxanniversaire',
  ],
  ...[
    'longtempsjemesuiscouchedebonneheure',
    'aujourdhuimamanestmorte',
    'sesameouvretoi',
    'notreperequiesauxcieux',
  ],
  ...[
    'gensdupays',
    'cestavotretour',
    'vivelequebeclibre',
    'lamereestfroide',
    'quelaforcesoitavectoi',
    'lepetitprince',
  ],
] as const;

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * What remains of a password once famous phrases are taken out of it, letters only; null where it has none. Blanks, signs, digits and
 * digits in place of letters hide none.
 */
export function besideFamousPhrase(password: string): string | null {
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const written = plain.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
  return (
    [plain, written].map((text) => restOf(text.replace(/[^\p{L}]/gu, ''))).find((rest) => rest !== null) ??
    null
  );
}

function restOf(letters: string): string | null {
  const rest = FAMOUS_PHRASES.reduce<string>((left, phrase) => left.replaceAll(phrase, ''), letters);
  return rest === letters ? null : rest;
}
