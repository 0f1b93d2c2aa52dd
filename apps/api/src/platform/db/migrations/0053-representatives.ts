import { type Kysely, sql } from 'kysely';

/**
 * Whom every portal offered as its representatives until this version, when they were part of the program: id, code and name. A portal
 * that has people keeps them, since profiles and orders name them; a new one begins with none.
 */
const OFFERED_BEFORE = `
rep-01 BOUCHARD27 Amélie Bouchard-Roy
rep-02 MACASKILL41 Gordon MacAskill
rep-03 DHALIWAL63 Harpreet Dhaliwal
rep-04 CARDINAL18 Winona Cardinal
rep-05 CHEUNG52 Wei-Lin Cheung
rep-06 LACHAPELLE36 Étienne Lachapelle
rep-07 RAGHUNATHAN74 Priya Raghunathan
rep-08 KILBRIDE29 Siobhan Kilbride
rep-09 HNATYSHYN85 Oleksandr Hnatyshyn
rep-10 GINGRAS13 Marie-Soleil Gingras
rep-11 OKAFOR47 Desmond Okafor
rep-12 ALHADDAD58 Noor Al-Haddad
rep-13 WHITEBEAR92 Tyler Whitebear
rep-14 DESROSIERS34 Catherine Desrosiers
rep-15 TRUONG66 Minh-Anh Truong
rep-16 FAIRWEATHER21 Callum Fairweather
rep-17 DESHMUKH79 Anjali Deshmukh
rep-18 THERIAULT45 Jean-Sébastien Thériault
rep-19 PENNER17 Rosalind Penner
rep-20 MORIKAWA83 Kenji Morikawa
rep-21 ARSENAULT56 Geneviève Arsenault
rep-22 MOUSAVI31 Farhad Mousavi
rep-23 ERMINESKIN64 Tanis Ermineskin
rep-24 SANTANGELO98 Luca Santangelo
rep-25 THORVALDSON42 Ingrid Thorvaldson
rep-26 VILLANUEVA25 Maria Teresa Villanueva
rep-27 LAMONTAGNE71 Xavier Lamontagne
rep-28 BAEK39 Soo-Jin Baek
rep-29 VENKATARAMAN12 Rajesh Venkataraman
rep-30 DIALLO87 Fatoumata Diallo
rep-31 BALLANTYNE53 Duncan Ballantyne
rep-32 NAKOOLAK68 Aputik Nakoolak
rep-33 BEAUSOLEIL24 Florence Beausoleil
rep-34 KARAHAN76 Zeynep Karahan
rep-35 GOLDFARB33 Samuel Goldfarb
rep-36 SIDDIQUI49 Ayesha Siddiqui-Brown`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table representatives (
      id text primary key,
      full_name text not null,
      referral_code text not null unique check (referral_code = upper(referral_code)),
      registration_number text,
      provinces text[] not null default '{}',
      is_active boolean not null default true,
      cover_id text references representatives (id),
      version int not null default 0,
      created_at timestamptz not null,
      check (cover_id is null or cover_id <> id)
    )`.execute(db);
  await sql`create index representatives_by_cover on representatives (cover_id) where cover_id is not null`.execute(
    db,
  );
  for (const line of OFFERED_BEFORE.trim().split('\n')) {
    const [id, code, ...name] = line.split(' ');
    await sql`
      insert into representatives (id, referral_code, full_name, created_at)
      select ${id}, ${code}, ${name.join(' ')}, now()
      where exists (select from investors) or exists (select from staff)`.execute(db);
  }
}
